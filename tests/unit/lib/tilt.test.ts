import { expect, test } from 'vitest';
import { toTilt } from '#lib/tilt.ts';

const middle = { x: 100, y: 50 };

test('a thing turns its face towards the pointer', () => {
	expect(toTilt({ x: 148, y: 50 }, middle)).toEqual({ x: 0, y: 28 });
	expect(toTilt({ x: 52, y: 50 }, middle)).toEqual({ x: 0, y: -28 });
	expect(toTilt({ x: 100, y: 98 }, middle)).toEqual({ x: -28, y: 0 });
});

test('it never turns farther than 28 degrees, and less and less when the pointer goes', () => {
	const turns = [10, 48, 100, 200, 300, 419].map((distance) => {
		const { x, y } = toTilt({ x: 100 + distance * 0.6, y: 50 + distance * 0.8 }, middle);
		return Math.hypot(x, y);
	});
	expect(Math.max(...turns)).toBeLessThan(28.1);
	expect(turns.slice(1)).toEqual(turns.slice(1).toSorted((a, b) => b - a));
});
