import { expect, test } from 'vitest';
import { shade } from '#tools/cubejs/shade.ts';

test.each([
	['oklch(0.8 0.1 90)', 1, 'oklch(0.8 0.1 90)'],
	['oklch(0.8 0.1 90)', 0, 'oklch(0.56 0.1 90)'],
	['oklch(80% 0.1 90)', 0, 'oklch(56% 0.1 90)'],
	['oklch(.8 .1 90)', 0.5, 'oklch(0.68 .1 90)'],
	['oklch(0.8 0.1 90)', 7, 'oklch(0.8 0.1 90)'],
	['oklch(0.8 0.1 90)', -7, 'oklch(0.56 0.1 90)'],
])('%s in light %d is %s', (colour, light, seen) => {
	expect(shade(colour, light)).toBe(seen);
});

test('a colour of another kind is left as it is', () => {
	expect(shade('rgb(1 2 3)', 0)).toBe('rgb(1 2 3)');
});
