import { matchEnding, matchTerm, matchWithSlip } from '#lib/find/match-term.ts';

test('a word as it was typed is better than its beginning, and that is better than its inside', () => {
	const qualities = ['script', 'scripting', 'javascript'].map(
		(term) => matchTerm(term, 'script')?.quality ?? 0,
	);
	expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
	expect(new Set(qualities).size).toBe(3);
});

test.each([
	['a wrong letter', 'calculstor'],
	['a missing letter', 'calclator'],
	['an additional letter', 'calcullator'],
	['two letters in the place of each other', 'calcualtor'],
	['the same at the end', 'calculatro'],
	['the same while the word is being typed', 'calcual'],
])('a slip: %s is forgiven', (_, asked) => {
	expect(matchWithSlip('calculator', asked)).toMatchObject({ start: 0 });
});

test('a slip: two slips, a wrong first letter, and short words are not forgiven', () => {
	expect(matchWithSlip('calculator', 'clculatorr')).toBeUndefined();
	expect(matchWithSlip('calculator', 'kalculator')).toBeUndefined();
	expect(matchWithSlip('cube', 'cbu')).toBeUndefined();
	expect(matchWithSlip('git', 'gut')).toBeUndefined();
});

test.each([
	['contact', 'contacts', true],
	['ispanska', 'ispanskoiu', true],
	['telefon', 'telefonu', true],
	['dostupnosti', 'dostupnist', true],
	['fabrikoiu', 'fabriki', true],
	['contract', 'contact', false],
	['graphics', 'graphql', false],
	['fotos', 'fotoshop', false],
	['java', 'javascript', false],
	['reach', 'react', false],
])('%s has another ending in %s: %s', (term, asked, expected) => {
	expect(matchEnding(term, asked) !== undefined).toBe(expected);
});
