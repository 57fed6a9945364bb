import { checkContent } from '../../../../scripts/content/check.ts';
import { printMistakes } from '../../../../scripts/content/print.ts';
import { testChanges } from '../../../fixtures/content/check.ts';
import { certificate, goodTree, project } from '../../../fixtures/content/good-tree.ts';

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
	testChanges('technologies');
});

describe('everything is reported in one round', () => {
	testChanges('one-round');
});
