import { describe } from 'vitest';
import { testReports } from '../../../fixtures/content/check.ts';
import { category, certificate, words } from '../../../fixtures/content/good-tree.ts';

const nursing = words('Nursing', 'Сестринська справа', 'Enfermería');

describe('the content check', () => {
	testReports([
		[
			'reports a certificate in a folder that no category has',
			{ 'certificates/pn/leading-teams.json': certificate() },
		],
		[
			'does not report the certificates of a category that cannot be read',
			{ 'categories/pm.json': '{' },
		],
		[
			'reports a title that a language of the site lacks',
			{ 'categories/pm.json': category({ title: { en: 'Management', es: 'Gestión' } }) },
		],
		[
			'reports a group without a title where there are several',
			{
				'categories/pm.json': category({ groups: [{ id: 'pm' }, { id: 'agile', title: nursing }] }),
			},
		],
		[
			'reports a group of two categories',
			{ 'categories/team.json': category({ order: 3, title: nursing, groups: [{ id: 'pm' }] }) },
		],
		['reports two categories at one position', { 'categories/pm.json': category({ order: 2 }) }],
		[
			'reports a picture that is not there',
			{ 'categories/pm.json': category({ picture: 'categories/pm.webp' }) },
		],
	]);
});
