import { expect, test } from 'vitest';
import { cities } from '#live/cities.ts';
import { pickWanted } from '#tools/weather/pick-wanted.ts';

test('the named region is preferred, otherwise the likeliest place', () => {
	const [first, second] = [
		{ ...cities.kyiv, region: 'A' },
		{ ...cities.odessa, region: 'B' },
	];
	expect(pickWanted([first, second], { name: 'x', region: 'B' })).toBe(second);
	expect(pickWanted([first, second], { name: 'x', region: 'C' })).toBe(first);
	expect(pickWanted([], { name: 'x' })).toBeUndefined();
});
