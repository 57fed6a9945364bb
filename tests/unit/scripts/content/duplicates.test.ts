import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { testReports } from '../../../fixtures/content/check.ts';
import {
	certificate,
	goodTree,
	site,
	skill,
	slide,
	specialCertificates,
	words,
} from '../../../fixtures/content/good-tree.ts';

testReports([
	[
		'two entries in one place of their list',
		{ 'slides/02-wool.json': slide({ caption: words('Wool', 'Вовна', 'Lana') }) },
	],
	[
		'a hard and a soft skill may have the same place',
		{ 'skills/talks.json': skill({ kind: 'soft', technologies: [] }) },
	],
	[
		'two certificates with one number',
		{
			'certificates/pm/agile-delivery.json': certificate({ number: 'HT-2021-04417', grade: 'A' }),
			'certificates/pm/leading-teams.json': certificate({ number: 'HT-2021-04417', grade: 'B' }),
		},
	],
	[
		'a special certificate named twice',
		{
			'site/site.json': site({
				specialCertificates: [...specialCertificates.slice(0, 5), 'pm/leading-teams'],
			}),
		},
	],
]);

test('the two sides of a diploma share a number', () => {
	const tree = goodTree({
		'diplomas/provider/back.json': certificate({ number: 'P-1', side: 'back' }),
	});
	const assets = new Set([...tree.assets, 'documents/provider-back.webp']);
	expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
});
