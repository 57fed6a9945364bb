import { expect, test } from 'vitest';
import { toTilt } from '#lib/tilt.ts';

const middle = { x: 100, y: 50 };

test('a thing turns its face towards the pointer', () => {
	expect(toTilt({ x: 148, y: 50 }, middle)).toEqual({ x: 0, y: 28 });
	expect(toTilt({ x: 52, y: 50 }, middle)).toEqual({ x: 0, y: -28 });
	expect(toTilt({ x: 100, y: 98 }, middle)).toEqual({ x: -28, y: 0 });
});
