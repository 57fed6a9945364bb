import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { printMistakes } from '../../../../scripts/content/print.ts';
import { testReports } from '../../../fixtures/content/check.ts';
import {
	certificate,
	goodTree,
	project,
	site,
	skill,
	technology,
	words,
} from '../../../fixtures/content/good-tree.ts';

describe('a date far ahead', () => {
	const today = new Date('2026-11-23');
	const find = (changes: Record<string, string>) =>
		printMistakes(checkContent(goodTree(changes), today).mistakes);

	test('is refused with the last one that is allowed', () => {
		expect(
			find({ 'projects/map.json': project({ start: '2031', end: undefined }) }),
		).toMatchInlineSnapshot(`
			"src/content/projects/map.json:12:11  start
			  The date 2031 is far in the future. Correct the year.
			  Found:    "2031"
			  Expected: a date up to 2027-11-23
			  Example:  "2027"

			1 mistake in 1 file."
		`);
	});

	test('of a certificate is one of 2099, but its validity may be long', () => {
		const file = 'certificates/pm/a.json';
		expect(find({ [file]: certificate({ date: '2099-01' }) })).toContain('2099-01 is far');
		expect(find({ [file]: certificate({ expires: '2060' }) })).toBe('0 mistakes in 0 files.');
		expect(find({ [file]: certificate({ expires: '2099' }) })).toContain('2099 is far');
	});

	test('is not the day of a job that begins next year, nor the planned end of a course', () => {
		const next = { 'projects/map.json': project({ start: '2027-11-23', end: '2036' }) };
		expect(find(next)).toBe('0 mistakes in 0 files.');
	});
});

describe('a technology in two spellings', () => {
	testReports([
		[
			'is corrected to the one in technologies',
			{
				'projects/map.json': project({
					title: words('Map'),
					technologies: ['react', 'TypeScript'],
				}),
				'technologies/react.json': technology(),
			},
		],
		[
			'is corrected to the most frequent one',
			{
				'projects/a.json': project({ title: words('A'), technologies: ['Node JS'] }),
				'projects/b.json': project({ title: words('B'), technologies: ['Node.js'] }),
				'projects/c.json': project({ title: words('C'), technologies: ['Node.js'] }),
			},
		],
		[
			'is found in the skills of a job, too',
			{
				'experience/depot.json': JSON.stringify({
					start: '2019-05',
					company: words('Depot'),
					job: words('Driver'),
					skills: ['Javascript'],
				}),
				'projects/a.json': project({ title: words('A'), technologies: ['JavaScript'] }),
				'projects/b.json': project({ title: words('B'), technologies: ['JavaScript'] }),
			},
		],
		[
			'is not C beside C++ or C#',
			{
				'projects/a.json': project({
					title: words('A'),
					technologies: ['C', 'C++', 'C#', 'TypeScript'],
				}),
			},
		],
	]);
});

describe('everything is reported in one round', () => {
	testReports([
		[
			'a misspelt technology, beside a project that cannot be read',
			{
				'projects/broken.json': '{',
				'skills/scripts.json': skill({ technologies: ['Reakt', 'Unheard of'] }),
			},
		],
		[
			'a misspelt group, beside a category that cannot be read',
			{
				'categories/other.json': '{',
				'certificates/pmm/a.json': certificate({ grade: 'A' }),
			},
		],
		[
			'no tag is called unknown because the settings cannot be read',
			{
				'site/site.json': site().replace('"sample"', 'sample'),
				'projects/map.json': project({ title: words('Map'), tags: ['frontend'] }),
			},
		],
	]);
});
