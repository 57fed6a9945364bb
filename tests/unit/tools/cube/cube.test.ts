import { clampScale, maxScale, minScale, scaleByWheel } from '#tools/cube/scale.ts';
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

test.each([60, 120])('on a screen of %d Hz the cube turns alike', (hertz) => {
	let attitude = level;
	for (let frame = 0; frame < hertz; frame += 1) attitude = turnByTime(attitude, 1000 / hertz);
	expect(attitude.turn).toBeCloseTo(30);
});

test('after a long pause the cube does not jump, and none turns back', () => {
	expect(turnByTime(level, 60_000).turn).toBeCloseTo(3);
	expect(turnByTime(level, -500)).toEqual(level);
});
