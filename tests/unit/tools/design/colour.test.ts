import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColour, toChannels, toColour, toColourNumber } from '#tools/design/colour.ts';

test.each([
	['#C6FBC6', '#c6fbc6'],
	['c6fbc6', '#c6fbc6'],
])('%s is read as %s', (value, colour) => {
	expect(parseColour(value)).toBe(colour);
});

test.each([13040582, '', '#12', '#ABC', '#12345', 'red;', '#1234567', '0xB3202C', null, {}])(
	'%s is no colour',
	(wrong) => {
		expect(parseColour(wrong)).toBeUndefined();
	},
);

test('a colour and its number give each other', () => {
	fc.assert(
		fc.property(fc.nat({ max: 0xffffff }), (number) => {
			const colour = toColour(number);
			expect(parseColour(colour)).toBe(colour);
			expect(toColourNumber(colour)).toBe(number);
		}),
	);
});

test('a colour has three channels from 0 to 255', () => {
	expect(toChannels('#c6fb00')).toEqual([198, 251, 0]);
});
