import { expect, test } from 'vitest';
import { flyOn, toThrow } from '#tools/cube/throw.ts';
import { type Attitude, firstAttitude } from '#tools/cube/turn.ts';

const still = { across: 0, down: 0 };

test('the speed of a throw is that of the last moment of the drag', () => {
	const slowThenFast = [
		{ x: 0, y: 0, at: 0 },
		{ x: 1, y: 0, at: 900 },
		{ x: 21, y: 10, at: 950 },
	];
	expect(toThrow(slowThenFast, 950)).toEqual({ across: 400, down: 200 });
});

test('a pointer that rests before it is let go throws nothing, nor does a slow one', () => {
	const drag = [
		{ x: 0, y: 0, at: 0 },
		{ x: 60, y: 0, at: 50 },
	];
	expect(toThrow(drag, 50)).toEqual({ across: 1200, down: 0 });
	expect(toThrow(drag, 200)).toBeUndefined();
	expect(
		toThrow(
			[
				{ x: 0, y: 0, at: 0 },
				{ x: 5, y: 0, at: 50 },
			],
			50,
		),
	).toBeUndefined();
	expect(toThrow([], 0)).toBeUndefined();
});

test('where frames are slow, the last two events make the speed', () => {
	const slowFrames = [
		{ x: 0, y: 0, at: 0 },
		{ x: 100, y: 0, at: 200 },
		{ x: 300, y: 0, at: 400 },
	];
	expect(toThrow(slowFrames, 400)).toEqual({ across: 1000, down: 0 });
});

test('events of one moment throw no faster than 3,000 pixels per second', () => {
	const jump = [
		{ x: 0, y: 0, at: 10 },
		{ x: 300, y: 400, at: 10 },
	];
	expect(toThrow(jump, 10)).toEqual({ across: 1800, down: 2400 });
});

test('a thrown cube turns on in its direction, ever more slowly, and comes to rest', () => {
	let [attitude, speed]: [Attitude, ReturnType<typeof flyOn>['speed']] = [
		firstAttitude,
		{ across: 200, down: 0 },
	];
	const steps: number[] = [];
	while (speed && steps.length < 1000) {
		const next: ReturnType<typeof flyOn> = flyOn(attitude, speed, 16);
		steps.push(next.attitude.turn - attitude.turn);
		({ attitude, speed } = next);
	}
	expect(steps.length).toBeGreaterThan(10);
	expect(steps.length).toBeLessThan(150);
	for (const [index, step] of steps.slice(1).entries())
		expect(step).toBeLessThan(steps[index] ?? 0);
	expect(attitude.tilt).toBe(firstAttitude.tilt);
});

test('it goes as far on a screen of 120 Hz as on one of 60 Hz', () => {
	const far = (frames: number) => {
		let attitude = { tilt: 0, turn: 0 };
		let speed = { across: 300, down: 100 };
		for (let frame = 0; frame < frames; frame += 1) {
			const next = flyOn(attitude, speed, 300 / frames);
			attitude = next.attitude;
			speed = next.speed ?? still;
		}
		return attitude;
	};
	expect(far(36).turn).toBeCloseTo(far(18).turn);
	expect(far(36).tilt).toBeCloseTo(far(18).tilt);
});

test('a tab that was asleep finds the cube at rest, and no time turns nothing', () => {
	const thrown = { across: 3000, down: 0 };
	expect(flyOn(firstAttitude, thrown, 60_000).speed).toBeUndefined();
	expect(flyOn(firstAttitude, thrown, -5).attitude).toEqual(firstAttitude);
});
