import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { printMistakes } from '../../../../scripts/content/print.ts';
import { check } from '../../../fixtures/content/check.ts';
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
	test('is corrected to the one in technologies', () => {
		const printed = check({
			'projects/map.json': project({ title: words('Map'), technologies: ['react', 'TypeScript'] }),
			'technologies/react.json': technology(),
		});
		expect(printed).toMatchInlineSnapshot(`
			"src/content/projects/map.json:18:3  technologies[0]
			  "react" is also spelt "React", in "technologies/react.json". Spell it in one way everywhere: the site treats two spellings as two technologies.
			  Found:    "react"
			  Expected: one spelling of a technology in all files
			  Example:  "React"

			1 mistake in 1 file."
		`);
	});

	test('is corrected to the most frequent one', () => {
		const printed = check({
			'projects/a.json': project({ title: words('A'), technologies: ['Node JS'] }),
			'projects/b.json': project({ title: words('B'), technologies: ['Node.js'] }),
			'projects/c.json': project({ title: words('C'), technologies: ['Node.js'] }),
		});
		expect(printed).toContain('"Node JS" is also spelt "Node.js", in "projects/b.json".');
		expect(printed).toContain('\n\n1 mistake in 1 file.');
	});

	test('is found in the skills of a job, too', () => {
		const printed = check({
			'experience/depot.json': JSON.stringify({
				start: '2019-05',
				company: words('Depot'),
				job: words('Driver'),
				skills: ['Javascript'],
			}),
			'projects/a.json': project({ title: words('A'), technologies: ['JavaScript'] }),
			'projects/b.json': project({ title: words('B'), technologies: ['JavaScript'] }),
		});
		expect(printed).toContain('"Javascript" is also spelt "JavaScript", in "projects/a.json".');
	});

	test('is not C beside C++ or C#', () => {
		const technologies = ['C', 'C++', 'C#', 'TypeScript'];
		expect(check({ 'projects/a.json': project({ title: words('A'), technologies }) })).toBe(
			'0 mistakes in 0 files.',
		);
	});
});

describe('everything is reported in one round', () => {
	test('a misspelt technology, beside a project that cannot be read', () => {
		const printed = check({
			'projects/broken.json': '{',
			'skills/scripts.json': skill({ technologies: ['Reakt', 'Unheard of'] }),
		});
		expect(printed).toContain('Did you mean "React"?');
		expect(printed).not.toContain('Unheard of');
	});

	test('a misspelt group, beside a category that cannot be read', () => {
		const printed = check({
			'categories/other.json': '{',
			'certificates/pmm/a.json': certificate({ grade: 'A' }),
		});
		expect(printed).toContain('No category has a group "pmm"');
		expect(printed).not.toContain('No category has a group "other"');
	});

	test('no tag is called unknown because the settings cannot be read', () => {
		const printed = check({
			'site/site.json': site().replace('"sample"', 'sample'),
			'projects/map.json': project({ title: words('Map'), tags: ['frontend'] }),
		});
		expect(printed).not.toContain('There is no short version of the CV');
	});
});
