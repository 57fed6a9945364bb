import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
	clampScale,
	edgePx,
	firstScale,
	maxScale,
	minScale,
	scaleByWheel,
	scaleStep,
	wheelStep,
} from '#tools/cube/scale.ts';

test('the scale goes from 0.5 to 2 in steps of 0.1, is 1 at first, and the edge is 150 px', () => {
	expect([minScale, maxScale, scaleStep, firstScale, edgePx]).toEqual([0.5, 2, 0.1, 1, 150]);
});

test('a step of the wheel is 0.03, away enlarges and towards makes smaller', () => {
	expect(wheelStep).toBe(0.03);
	expect(scaleByWheel(1, -120)).toBe(1.03);
	expect(scaleByWheel(1, 120)).toBe(0.97);
	expect(scaleByWheel(1, 0)).toBe(1);
});

test('the wheel stops at both ends', () => {
	expect(scaleByWheel(1.99, -1)).toBe(2);
	expect(scaleByWheel(0.51, 1)).toBe(0.5);
});

test('no number leads out of the range', () => {
	assert(
		property(double(), (scale) => {
			expect(clampScale(scale)).toBeGreaterThanOrEqual(minScale);
			expect(clampScale(scale)).toBeLessThanOrEqual(maxScale);
		}),
	);
});
