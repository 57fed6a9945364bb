import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColour, toColourNumber } from '#tools/design/colour.ts';

test.each([
	[13040582, '#c6fbc6'],
	[0, '#000000'],
	['#C6FBC6', '#c6fbc6'],
	['c6fbc6', '#c6fbc6'],
	['0xB3202C', '#b3202c'],
	['#ABC', '#aabbcc'],
])('%s is read as %s', (value, colour) => {
	expect(parseColour(value)).toBe(colour);
});

test.each([-1, 2 ** 24, 1.5, Number.NaN, '', '#12', '#12345', 'red;', '#1234567', null, {}])(
	'%s is no colour',
	(wrong) => {
		expect(parseColour(wrong)).toBeUndefined();
	},
);

test('a colour and its number give each other', () => {
	fc.assert(
		fc.property(fc.nat({ max: 0xffffff }), (number) => {
			const colour = parseColour(number);
			expect(colour && toColourNumber(colour)).toBe(number);
		}),
	);
});
