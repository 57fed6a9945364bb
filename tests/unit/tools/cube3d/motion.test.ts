import { solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import { toAngle, toLayer } from '#tools/cube3d/drag.ts';
import { CubeMotion } from '#tools/cube3d/motion.ts';
import { parseMove } from '#tools/cube3d/notation.ts';
import { turnCube } from './turn-cube.ts';

const r = parseMove('R') as Turn;
const u = parseMove('U') as Turn;

function show(...turns: Turn[]) {
	const motion = new CubeMotion(solvedCube);
	for (const turn of turns) motion.show(turn, 1);
	return motion;
}

function run(motion: CubeMotion) {
	for (let frame = 0; frame < 300; frame += 1) motion.step(1 / 60);
	return motion.cube;
}

test('turns come one after the other and end where the game is', () => {
	const motion = show(r, u);
	expect(motion.step(0.05)).toBe(true);
	expect(motion.layer).toMatchObject({ axis: 0, layer: 1 });
	// Another layer cannot be taken while one is on its way.
	expect(motion.hold(1, 1)).toBe(false);
	expect(run(motion)).toEqual(turnCube('R U'));
	expect([motion.still, motion.step(1)]).toEqual([true, false]);
});

test('they turn by as much as the frame is long, clockwise, and faster at a faster pace', () => {
	const [short, long] = [show(r), show(r)];
	for (let frame = 0; frame < 10; frame++) short.step(0.01);
	long.step(0.1);
	expect(long.layer?.angle).toBeLessThan(0);
	expect(short.layer?.angle).toBeCloseTo(long.layer?.angle ?? 0);
	const fast = new CubeMotion(solvedCube);
	fast.show(r, 4);
	fast.step(0.07);
	expect(fast.still).toBe(true);
});

test('they can be shown at once, which takes a layer out of the hand', () => {
	const motion = show(r);
	motion.step(0.1);
	const cube = turnCube('R');
	motion.finish(cube);
	expect([motion.still, motion.cube]).toEqual([true, cube]);
	motion.hold(0, 1);
	motion.pull(0.5);
	motion.finish(solvedCube);
	motion.show(u, 1);
	expect(motion.letGo()).toBeUndefined();
	expect(run(motion)).toEqual(turnCube('U'));
});

test.each([
	[0, 1, -0.5, -1],
	[1, 0, Math.PI, 2],
	[1, 0, 1.5 * Math.PI, -1],
	[1, 0, -1.5 * Math.PI, 1],
	// Let go before the catch, nothing has happened.
	[0, 1, 0.2, undefined],
] as const)(
	'pulled around axis %d, layer %d by %d it makes %s quarters, from where it is',
	(axis, layer, angle, quarters) => {
		const motion = new CubeMotion(solvedCube);
		expect(motion.hold(axis, layer)).toBe(true);
		motion.pull(angle);
		const turn = motion.letGo();
		expect(turn).toEqual(quarters && { axis, layer, quarters });
		if (turn) motion.show(turn, 1);
		motion.step(0.001);
		// The same place: a whole turn makes no difference.
		expect(Math.cos((motion.layer?.angle ?? 0) - angle)).toBeCloseTo(1, 1);
		expect(run(motion)).toEqual(turn ? turnLayer(solvedCube, turn) : solvedCube);
	},
);

// The front is looked at straight, the top from above: x to the right, 100 pixels for an edge.
const front = {
	position: [1, 1, 1],
	normal: [0, 0, 1],
	onScreen: [
		[100, 0],
		[0, -100],
		[0, 0],
	],
} as const;
const top = {
	position: [0, 1, 1],
	normal: [0, 1, 0],
	onScreen: [
		[100, 0],
		[0, 0],
		[0, 60],
	],
} as const;

test.each([
	['left across the front is U', front, [-80, 10], 1],
	['up along the front is R', front, [10, -80], 0],
	['right across the upper side is F', top, [50, 0], 2],
] as const)('a drag to the %s', (_, grip, way, axis) => {
	const dragged = toLayer(grip, way);
	expect(dragged).toMatchObject({ axis, layer: 1 });
	expect(dragged.angle).toBeLessThan(0);
});

test('the surface stays under the pointer: 150 pixels are a radian', () => {
	expect(toAngle(front, 0, [150, 0]).angle).toBeCloseTo(1);
});
