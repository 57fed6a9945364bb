import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { testReports } from '../../../fixtures/content/check.ts';
import { goodTree, project } from '../../../fixtures/content/good-tree.ts';

testReports([
	[
		'a missing comma is shown at the line that lacks it',
		{
			'projects/dance-school.json': project().replace('"start": "2021-03",', '"start": "2021-03"'),
		},
	],
	[
		'a comma after the last field',
		{ 'projects/dance-school.json': '{\n\t"start": "2021-03",\n}\n' },
	],
	[
		'a missing quote',
		{ 'projects/dance-school.json': project().replace('"2021-03",', '"2021-03,') },
	],
	['a comment', { 'projects/dance-school.json': project().replace('{', '{ // my project') }],
	['an empty file', { 'projects/dance-school.json': '' }],
	[
		'a field that appears twice',
		{
			'projects/dance-school.json': project().replace('"start"', '"start": "2020-01",\n\t"start"'),
		},
	],
]);

test('two slips in one file are two mistakes', () => {
	const text = project().replace('"2021-03",', '2021-03x,').replace('"2021-06",', 'now,');
	const lines = checkContent(goodTree({ 'projects/dance-school.json': text })).mistakes;
	expect(lines.map(({ kind, line }) => [kind, line])).toEqual([
		['broken-json', 12],
		['broken-json', 13],
	]);
});
