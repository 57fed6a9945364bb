import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { StageSetup } from '#scenes/stage/host.ts';
import { Rig } from '#scenes/stage/rig.ts';

const setup: StageSetup = {
	view: { azimuth: 0, polar: Math.PI / 2, distance: 4 },
	limits: { minPolar: 0.3, maxPolar: 2.8, minDistance: 2, maxDistance: 9 },
	middle: [0, 0, 0],
	fieldOfView: 30,
	breadth: 1,
};
const stage = { width: 400, height: 600 };

/** Where a point of the scene is on the stage, in CSS pixels. */
function see(rig: Rig, at: readonly [x: number, y: number, z: number]) {
	const camera = new PerspectiveCamera(setup.fieldOfView, stage.width / stage.height, 0.05, 80);
	// As on a stage: only the rig reports that the camera has moved.
	camera.matrixAutoUpdate = false;
	rig.apply(camera);
	camera.updateMatrixWorld();
	const { x, y } = new Vector3(...at).project(camera);
	return { x: ((x + 1) / 2) * stage.width, y: ((1 - y) / 2) * stage.height };
}

test.each([
	[
		{ left: 0, right: 0, top: 0, bottom: 0 },
		{ x: 200, y: 300 },
	],
	[
		{ left: 0, right: 120, top: 0, bottom: 0 },
		{ x: 140, y: 300 },
	],
	[
		{ left: 60, right: 0, top: 50, bottom: 200 },
		{ x: 230, y: 225 },
	],
])(
	'with panels of %o the middle of the scene is in the middle of what they leave',
	(insets, seen) => {
		const rig = new Rig(setup);
		rig.setFrame({ ...stage, ...insets });
		const { x, y } = see(rig, setup.middle);
		expect(x).toBeCloseTo(seen.x, 3);
		expect(y).toBeCloseTo(seen.y, 3);
	},
);

test('what fits into the breadth of the stage stays clear of panels on both sides', () => {
	const rig = new Rig(setup);
	rig.setFrame({ ...stage, left: 60, right: 80 });
	const reach = Math.tan((setup.fieldOfView / 2) * (Math.PI / 180)) * setup.view.distance;
	expect(see(rig, [-reach * setup.breadth, 0, 0]).x).toBeGreaterThanOrEqual(59.9);
	rig.setFrame(stage);
	expect(see(rig, [reach * setup.breadth, 0, 0]).x).toBeLessThanOrEqual(320.1);
});

test('a camera that comes round in one step looks at the middle from there', () => {
	const rig = new Rig(setup);
	const camera = new PerspectiveCamera(setup.fieldOfView, stage.width / stage.height, 0.05, 80);
	camera.matrixAutoUpdate = false;
	rig.setFrame(stage);
	rig.apply(camera);
	rig.turn(2, -0.4);
	rig.step(Number.POSITIVE_INFINITY);
	rig.apply(camera);
	camera.updateMatrixWorld();
	const { x, y } = new Vector3(...setup.middle).project(camera);
	expect([x, y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
});

test('a camera is on its way until it has come to its goal', () => {
	const rig = new Rig(setup);
	expect(rig.there).toBe(true);
	rig.turn(1, 0);
	expect(rig.there).toBe(false);
	expect(rig.step(0.01)).toBe(true);
	expect(rig.step(Number.POSITIVE_INFINITY)).toBe(false);
	expect(rig.there).toBe(true);
});

test('a camera that is carried is there at once, and one on its way keeps its way', () => {
	const rig = new Rig(setup);
	rig.carry(0.1);
	expect(rig.there).toBe(true);
	expect(rig.goal.azimuth).toBeCloseTo(0.1);
	rig.turn(1, 0);
	rig.carry(0.1);
	expect(rig.there).toBe(false);
});
