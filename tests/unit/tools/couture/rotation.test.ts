import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	advance,
	atRest,
	radiansPerSecond,
	stop,
	togglePause,
	turn,
	turnHalf,
} from '#tools/couture/rotation.ts';

test('a frame at 60 Hz turns by 0.02', () => {
	expect(radiansPerSecond / 60).toBeCloseTo(0.02, 12);
	expect(advance(turn(atRest, 'counterClockwise'), 1 / 60).angle).toBeCloseTo(0.02, 12);
	expect(advance(turn(atRest, 'clockwise'), 1 / 60).angle).toBeCloseTo(2 * Math.PI - 0.02, 12);
});

test('two frames at 120 Hz turn as far as one at 60 Hz', () => {
	const turning = turn(atRest, 'counterClockwise');
	const twice = advance(advance(turning, 1 / 120), 1 / 120);
	expect(twice.angle).toBeCloseTo(advance(turning, 1 / 60).angle, 12);
});

test('a garment at rest does not turn', () => {
	expect(advance(atRest, 1)).toBe(atRest);
});

test('pause and resume keep the last direction and the angle', () => {
	const turned = advance(turn(atRest, 'counterClockwise'), 0.05);
	const paused = togglePause(turned);
	expect(paused).toMatchObject({ turning: 'stop', angle: turned.angle });
	expect(togglePause(paused)).toEqual(turned);
	expect(togglePause(atRest).turning).toBe('clockwise');
});

test('stop also resets the angle', () => {
	const turned = advance(turn(atRest, 'clockwise'), 0.05);
	expect(stop(turned)).toEqual({ turning: 'stop', last: 'clockwise', angle: 0 });
});

test('half a turn twice is the initial rotation', () => {
	expect(turnHalf(atRest).angle).toBeCloseTo(Math.PI, 12);
	expect(turnHalf(turnHalf(atRest)).angle).toBeCloseTo(0, 12);
});

test('angles stay inside a full turn, however long a frame is', () => {
	fc.assert(
		fc.property(fc.array(fc.double()), (frames) => {
			for (const way of ['clockwise', 'counterClockwise'] as const) {
				const { angle } = frames.reduce(advance, turn(atRest, way));
				expect(angle).toBeGreaterThanOrEqual(0);
				expect(angle).toBeLessThan(2 * Math.PI);
			}
		}),
	);
});
