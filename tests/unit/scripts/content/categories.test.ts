import { describe, expect, test } from 'vitest';
import { listCategories, listGroups } from '../../../../scripts/content/categories.ts';
import { testReports } from '../../../fixtures/content/check.ts';
import {
	category,
	certificate,
	goodTree,
	site,
	words,
} from '../../../fixtures/content/good-tree.ts';

const nursing = words('Nursing', 'Сестринська справа', 'Enfermería');

describe('the content check', () => {
	testReports([
		[
			'accepts any folder that a category has as a group',
			{
				'categories/nursing.json': category({
					order: 3,
					title: nursing,
					groups: [
						{
							id: 'wound-care',
							title: words('Wound care', 'Догляд за ранами', 'Cuidado de heridas'),
						},
						{ id: 'first-aid', title: words('First aid', 'Перша допомога', 'Primeros auxilios') },
					],
				}),
				'certificates/wound-care/burns.json': certificate(),
			},
		],
		[
			'reports a certificate in a folder that no category has',
			{ 'certificates/pn/leading-teams.json': certificate() },
		],
		[
			'asks for a category if the folder is like no other',
			{ 'certificates/wound-care/burns.json': certificate() },
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
			'reports a title that a language of the site lacks, 2',
			{
				'categories/pm.json': category({ title: { en: 'Management', es: 'Gestión' } }),
				'site/site.json': site({ languages: ['en', 'es'] }),
			},
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

test('without groups of its own, a category has the one with its name', () => {
	const tree = goodTree({ 'categories/pm.json': category() });
	expect(listCategories(tree)).toEqual([
		{
			id: 'pm',
			title: 'Project management',
			groups: [
				{
					id: 'pm',
					title: 'Project management',
					titles: ['Project management', 'Управління проєктами', 'Gestión de proyectos'],
					keywords: [],
				},
			],
		},
		expect.objectContaining({ id: 'other' }),
	]);
});

test('groups are in the order of the categories', () => {
	const groups = [
		{ id: 'b', title: nursing },
		{ id: 'a', title: nursing },
	];
	const tree = goodTree({
		'categories/other.json': category({ order: 1, groups }),
		'categories/pm.json': category({ order: 2 }),
	});
	expect(listGroups(tree).map(({ id }) => id)).toEqual(['b', 'a', 'pm']);
});
