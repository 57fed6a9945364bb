import { testReports } from '../../../fixtures/content/check.ts';
import { project } from '../../../fixtures/content/good-tree.ts';

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
	['a comment', { 'projects/dance-school.json': project().replace('{', '{ // my project') }],
	['an empty file', { 'projects/dance-school.json': '' }],
	[
		'a field that appears twice',
		{
			'projects/dance-school.json': project().replace('"start"', '"start": "2020-01",\n\t"start"'),
		},
	],
]);
