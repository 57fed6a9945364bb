import { describe, expect, test } from 'vitest';
import { solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import { type Grip, toAngle, toLayer } from '#tools/cube3d/drag.ts';
import { CubeMotion } from '#tools/cube3d/motion.ts';
import { parseMove, printMove } from '#tools/cube3d/notation.ts';

const r = parseMove('R') as Turn;
const u = parseMove('U') as Turn;

function run(motion: CubeMotion, seconds = 5) {
	for (let passed = 0; passed < seconds; passed += 1 / 60) motion.step(1 / 60);
}

describe('turns that are shown', () => {
	test('come one after the other and end where the game is', () => {
		const motion = new CubeMotion(solvedCube);
		motion.show(r, 1);
		motion.show(u, 1);
		expect(motion.step(0.05)).toBe(true);
		expect(motion.layer).toMatchObject({ axis: 0, layer: 1 });
		run(motion);
		expect(motion.cube).toEqual([r, u].reduce(turnLayer, solvedCube));
		expect(motion.still).toBe(true);
		expect(motion.step(1)).toBe(false);
	});

	test('turn by as much as the frame is long', () => {
		const short = new CubeMotion(solvedCube);
		const long = new CubeMotion(solvedCube);
		short.show(r, 1);
		long.show(r, 1);
		for (let frame = 0; frame < 10; frame++) short.step(0.01);
		long.step(0.1);
		expect(short.layer?.angle).toBeCloseTo(long.layer?.angle ?? 0);
		expect(long.layer?.angle).toBeLessThan(0);
	});

	test('a faster pace takes less time', () => {
		const motion = new CubeMotion(solvedCube);
		motion.show(r, 4);
		motion.step(0.07);
		expect(motion.still).toBe(true);
	});

	test('can be shown at once', () => {
		const motion = new CubeMotion(solvedCube);
		motion.show(r, 1);
		motion.step(0.1);
		const cube = turnLayer(solvedCube, r);
		motion.finish(cube);
		expect(motion.still).toBe(true);
		expect(motion.cube).toBe(cube);
	});
});

describe('a layer in the hand', () => {
	test('let go past the catch it makes a turn, and goes on from where it is', () => {
		const motion = new CubeMotion(solvedCube);
		expect(motion.hold(0, 1)).toBe(true);
		motion.pull(-0.5);
		const turn = motion.letGo();
		expect(turn && printMove(turn)).toBe('R');
		if (turn) motion.show(turn, 1);
		motion.step(0.001);
		expect(motion.layer?.angle).toBeLessThan(-0.49);
		run(motion);
		expect(motion.cube).toEqual(turnLayer(solvedCube, r));
	});

	test('let go before it, it goes back and nothing has happened', () => {
		const motion = new CubeMotion(solvedCube);
		motion.hold(0, 1);
		motion.pull(0.2);
		expect(motion.letGo()).toBeUndefined();
		run(motion);
		expect(motion.cube).toBe(solvedCube);
		expect(motion.still).toBe(true);
	});

	test.each([
		[Math.PI, 2],
		[1.5 * Math.PI, -1],
		[-1.5 * Math.PI, 1],
		[-Math.PI, 2],
	])('pulled by %d it makes %i quarters', (angle, quarters) => {
		const motion = new CubeMotion(solvedCube);
		motion.hold(1, 0);
		motion.pull(angle);
		const turn = motion.letGo();
		expect(turn?.quarters).toBe(quarters);
		if (turn) motion.show(turn, 1);
		run(motion);
		expect(motion.cube).toEqual(turn && turnLayer(solvedCube, turn));
	});

	test('is taken out of the hand when another cube is shown', () => {
		const motion = new CubeMotion(solvedCube);
		motion.hold(0, 1);
		motion.pull(0.5);
		motion.finish(solvedCube);
		motion.show(u, 1);
		expect(motion.letGo()).toBeUndefined();
		run(motion);
		expect(motion.cube).toEqual(turnLayer(solvedCube, u));
	});

	test('another layer cannot be taken while one is on its way', () => {
		const motion = new CubeMotion(solvedCube);
		motion.show(r, 1);
		expect(motion.hold(1, 1)).toBe(false);
	});
});

describe('a drag', () => {
	// The front is looked at straight: x to the right, y up, 100 pixels for an edge.
	const front: Grip = {
		position: [1, 1, 1],
		normal: [0, 0, 1],
		onScreen: [
			[100, 0],
			[0, -100],
			[0, 0],
		],
	};

	test('to the left across the upper row of the front is U', () => {
		const { axis, layer, angle } = toLayer(front, [-80, 10]);
		expect({ axis, layer }).toEqual({ axis: 1, layer: 1 });
		expect(angle).toBeLessThan(0);
	});

	test('up along the right column of the front is R', () => {
		const { axis, layer, angle } = toLayer(front, [10, -80]);
		expect({ axis, layer }).toEqual({ axis: 0, layer: 1 });
		expect(angle).toBeLessThan(0);
	});

	test('to the right across the upper side is against the clock at the back, with it at the front', () => {
		const top: Grip = {
			position: [0, 1, 1],
			normal: [0, 1, 0],
			onScreen: [
				[100, 0],
				[0, 0],
				[0, 60],
			],
		};
		const { axis, layer, angle } = toLayer(top, [50, 0]);
		expect({ axis, layer }).toEqual({ axis: 2, layer: 1 });
		expect(angle).toBeLessThan(0);
	});

	test('the surface stays under the pointer: 150 pixels are a radian', () => {
		expect(toAngle(front, 0, [150, 0]).angle).toBeCloseTo(1);
	});
});
