import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceAngle, toFullTurn, turnings } from '#tools/design/rotation.ts';

const full = 2 * Math.PI;

test('clockwise, seen from above, is against the right hand', () => {
	expect(advanceAngle(1, 'clockwise', 1.8, 1 / 60)).toBeCloseTo(0.97, 12);
	expect(advanceAngle(1, 'counterClockwise', 1.8, 1 / 60)).toBeCloseTo(1.03, 12);
	expect(advanceAngle(1, 'stop', 1.8, 1 / 60)).toBe(1);
});

test('twice the frames make the same turn', () => {
	const once = advanceAngle(0, 'clockwise', 1.8, 1 / 60);
	const half = advanceAngle(0, 'clockwise', 1.8, 1 / 120);
	expect(advanceAngle(half, 'clockwise', 1.8, 1 / 120)).toBeCloseTo(once, 12);
});

test('of a long frame a tenth of a second is turned', () => {
	expect(advanceAngle(0, 'counterClockwise', 1, 60)).toBeCloseTo(0.1, 12);
});

test('angles stay inside a full turn, however long a frame is', () => {
	fc.assert(
		fc.property(fc.constantFrom(...turnings), fc.array(fc.double()), (turning, frames) => {
			const angle = frames.reduce((before, each) => advanceAngle(before, turning, 1.8, each), 0);
			expect(angle).toBeGreaterThanOrEqual(0);
			expect(angle).toBeLessThan(full);
		}),
	);
});

test('a full turn is the initial rotation', () => {
	expect(toFullTurn(full + 1)).toBeCloseTo(1, 12);
	expect(toFullTurn(-1)).toBeCloseTo(full - 1, 12);
	expect(toFullTurn(-1e-300)).toBe(0);
});
