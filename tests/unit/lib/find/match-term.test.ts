import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchTerm, matchWithSlip } from '#lib/find/match-term.ts';

describe('a word as it was typed', () => {
	test('is better than its beginning, and that is better than its inside', () => {
		const qualities = ['script', 'scripting', 'javascript'].map(
			(term) => matchTerm(term, 'script')?.quality ?? 0,
		);
		expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
		expect(new Set(qualities).size).toBe(3);
	});

	test('is looked for inside of others from three letters on', () => {
		expect(matchTerm('javascript', 'scr')).toMatchObject({ start: 4, end: 7 });
		expect(matchTerm('javascript', 'sc')).toBeUndefined();
	});
});

describe('a slip', () => {
	test.each([
		['a wrong letter', 'calculstor'],
		['a missing letter', 'calclator'],
		['an additional letter', 'calcullator'],
		['two letters in the place of each other', 'calcualtor'],
		['the same at the end', 'calculatro'],
		['the same while the word is being typed', 'calcual'],
	])('%s is forgiven', (_, asked) => {
		expect(matchWithSlip('calculator', asked)).toMatchObject({ start: 0 });
	});

	test('two slips, a wrong first letter, and short words are not forgiven', () => {
		expect(matchWithSlip('calculator', 'clculatorr')).toBeUndefined();
		expect(matchWithSlip('calculator', 'kalculator')).toBeUndefined();
		expect(matchWithSlip('cube', 'cbu')).toBeUndefined();
		expect(matchWithSlip('git', 'gut')).toBeUndefined();
	});

	test('a slip near the end is explained by the whole word, where it can be', () => {
		const whole = matchWithSlip('hotel', 'hotel');
		for (const asked of ['hotl', 'hotle', 'hottel', 'hotal'])
			expect([asked, matchWithSlip('hotel', asked)]).toEqual([asked, whole]);
	});

	test('any single slip after the first letter is forgiven', () => {
		const letters = fc.string({
			unit: fc.constantFrom(...'abcdefghij'),
			minLength: 5,
			maxLength: 12,
		});
		fc.assert(
			fc.property(letters, fc.nat(), fc.constantFrom('x', ''), (term, seed, letter) => {
				const at = 1 + (seed % (term.length - 1));
				const wrong = term.slice(0, at) + letter + term.slice(at + 1);
				const added = `${term.slice(0, at)}x${term.slice(at)}`;
				for (const asked of [wrong, added]) {
					const match = matchWithSlip(term, asked);
					expect([asked, match === undefined]).toEqual([asked, false]);
					expect(match?.end).toBeLessThanOrEqual(term.length);
				}
			}),
		);
	});
});
