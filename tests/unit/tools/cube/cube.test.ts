import { expect, test } from 'vitest';
import { clampScale, maxScale, minScale, scaleByWheel } from '#tools/cube/scale.ts';
import { slowDown, toSpin } from '#tools/cube/spin.ts';
import { firstAttitude, turnByDrag, turnByKey, turnByTime } from '#tools/cube/turn.ts';

test.each([
	[1, -120, 1.03],
	[1, 120, 0.97],
	[1.99, -1, 2],
	[0.51, 1, 0.5],
])('from %d the wheel turned by %d leads to %d', (scale, wheel, after) => {
	expect(scaleByWheel(scale, wheel)).toBe(after);
});

test('no number leads out of the range, and the cube does not tip over', () => {
	expect([0.2, 3].map(clampScale)).toEqual([minScale, maxScale]);
	expect([-1e6, 1e6].map((down) => Math.abs(turnByDrag(level, 0, down).tilt))).toEqual([90, 90]);
});

const level = { tilt: 0, turn: 0 };

test('a drag to the right turns the front to the right, a drag down tilts it down', () => {
	expect(turnByDrag(level, 20, 20)).toEqual({ tilt: -10, turn: 10 });
});

test.each([
	['ArrowRight', { tilt: 0, turn: 10 }],
	['ArrowUp', { tilt: 10, turn: 0 }],
	['Home', firstAttitude],
	['Enter', undefined],
])('%s', (key, attitude) => {
	expect(turnByKey(level, key)).toEqual(attitude);
});

test.each([60, 120])('on a screen of %d Hz the cube turns and flies alike', (hertz) => {
	let attitude = level;
	let thrown: Parameters<typeof slowDown>[0] = level;
	let speed = { across: 300, down: 100 };
	for (let frame = 0; frame < hertz; frame += 1) {
		attitude = turnByTime(attitude, 1000 / hertz);
		const next = slowDown(thrown, speed, 1000 / hertz);
		thrown = next.attitude;
		speed = next.speed ?? { across: 0, down: 0 };
	}
	expect(attitude.turn).toBeCloseTo(30);
	expect([thrown.turn, thrown.tilt].map(Math.round)).toEqual([55, -18]);
});

test('after a long pause the cube does not jump, a thrown one is at rest, and none turns back', () => {
	expect(turnByTime(level, 60_000).turn).toBeCloseTo(3);
	expect(turnByTime(level, -500)).toEqual(level);
	const thrown = { across: 3000, down: 0 };
	expect(slowDown(level, thrown, 60_000).speed).toBeUndefined();
	expect(slowDown(level, thrown, -5).attitude).toEqual(level);
});

test.each([
	['the last moment of a drag counts', '0,0,0 1,0,900 21,10,950', 950, { across: 400, down: 200 }],
	['a pointer that rested throws nothing', '0,0,0 60,0,50', 200, undefined],
	['nor does a slow one', '0,0,0 5,0,50', 50, undefined],
	[
		'where frames are slow, the last two events',
		'0,0,0 100,0,200 300,0,400',
		400,
		{ across: 1000, down: 0 },
	],
	['no faster than 3,000 pixels per second', '0,0,10 300,400,10', 10, { across: 1800, down: 2400 }],
])('%s', (_, drag, now, speed) => {
	const events = drag.split(' ').map((event) => {
		const [x = 0, y = 0, at = 0] = event.split(',').map(Number);
		return { x, y, at };
	});
	expect(toSpin(events, now)).toEqual(speed);
	expect(toSpin([], now)).toBeUndefined();
});
