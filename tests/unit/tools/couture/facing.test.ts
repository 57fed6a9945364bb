import { expect, test } from 'vitest';
import { toAzimuth } from '#tools/couture/facing.ts';

test('the camera goes to the side of a print that it does not see', () => {
	expect(toAzimuth('back', 0, 0)).toBeCloseTo(Math.PI);
	expect(toAzimuth('sleeve-left', 0, 0)).toBeGreaterThan(0.9);
	expect(toAzimuth('sleeve-right', 0, 0)).toBeLessThan(-0.9);
	expect(toAzimuth('front', 0, Math.PI)).toBe(0);
});

test('it follows the turn of the garment', () => {
	expect(toAzimuth('front', Math.PI, 0)).toBeCloseTo(Math.PI);
});

test('it stays where it sees the print, after any number of turns', () => {
	expect(toAzimuth('front', 0, 0.5)).toBe(0.5);
	expect(toAzimuth('back', 0, -Math.PI - 0.3)).toBe(-Math.PI - 0.3);
	expect(toAzimuth('front', 0, 6 * Math.PI - 0.2)).toBe(6 * Math.PI - 0.2);
});
