import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { firstAttitude, turnByDrag, turnByKey, turnByTime } from '#tools/cube/turn.ts';

const level = { tilt: 0, turn: 0 };

test('a drag to the right turns the front to the right, a drag down tilts it down', () => {
	expect(turnByDrag(level, 20, 0)).toEqual({ tilt: 0, turn: 10 });
	expect(turnByDrag(level, 0, 20)).toEqual({ tilt: -10, turn: 0 });
});

test('the cube does not tip over', () => {
	assert(
		property(double({ noNaN: true, min: -1e6, max: 1e6 }), (down) => {
			expect(Math.abs(turnByDrag(level, 0, down).tilt)).toBeLessThanOrEqual(90);
		}),
	);
});

test.each([
	['ArrowRight', { tilt: 0, turn: 10 }],
	['ArrowLeft', { tilt: 0, turn: 350 }],
	['ArrowDown', { tilt: -10, turn: 0 }],
	['ArrowUp', { tilt: 10, turn: 0 }],
	['Home', firstAttitude],
	['Enter', undefined],
	['Tab', undefined],
])('%s', (key, attitude) => {
	expect(turnByKey(level, key)).toEqual(attitude);
});

test('the speed is per second: a screen of 120 Hz turns the cube no faster than one of 60 Hz', () => {
	let [slow, fast] = [level, level];
	for (let frame = 0; frame < 60; frame += 1) slow = turnByTime(slow, 1000 / 60);
	for (let frame = 0; frame < 120; frame += 1) fast = turnByTime(fast, 1000 / 120);
	expect(slow.turn).toBeCloseTo(30);
	expect(fast.turn).toBeCloseTo(30);
});

test('after a long pause the cube does not jump, and never turns back', () => {
	expect(turnByTime(level, 60_000).turn).toBeCloseTo(3);
	expect(turnByTime(level, -500)).toEqual(level);
});
