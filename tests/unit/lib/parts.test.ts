import { joinParts } from '#lib/parts.ts';

test('a line breaks after the mark between two parts, never before it', () => {
	const breaks = joinParts(['CSS', 'Git', 'Zod']).split(' ');
	expect(breaks).toEqual(['CSS\u00a0·', 'Git\u00a0·', 'Zod']);
	expect(joinParts(['CSS'])).toBe('CSS');
	expect(joinParts([])).toBe('');
});
