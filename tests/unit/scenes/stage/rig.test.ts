import { PerspectiveCamera, Vector3 } from 'three';
import { toOffset } from '#scenes/stage/camera-view.ts';
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
	[{}, 200, 300],
	[{ left: 60, top: 50, bottom: 200 }, 230, 225],
	[{ right: 120 }, 140, 300],
])(
	'with panels of %o the middle of the scene is in the middle of what they leave',
	(insets, x, y) => {
		const rig = new Rig(setup);
		rig.setFrame({ ...stage, ...insets });
		expect(see(rig, setup.middle)).toEqual({ x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) });
	},
);

const roomy: StageSetup = { ...setup, limits: { ...setup.limits, reach: [0.5, 0.4, 0.3] } };

/** A rig whose camera looks from the side, at rest. */
function createMovable(insets: object = {}) {
	const rig = new Rig(roomy);
	rig.setFrame({ ...stage, ...insets });
	rig.turn(0.7, -0.3);
	rig.step(Number.POSITIVE_INFINITY);
	return rig;
}

test('the view follows a hand by as many pixels as it moves, whatever panels cover', () => {
	const rig = createMovable({ right: 90, bottom: 200 });
	const before = see(rig, setup.middle);
	rig.pan(30, 20);
	rig.step(Number.POSITIVE_INFINITY);
	const { x, y } = see(rig, setup.middle);
	expect(x).toBeCloseTo(before.x - 30, 0);
	expect(y).toBeCloseTo(before.y + 20, 0);
});

/** A point as far from the eye as the middle, which the rig keeps in its place exactly. */
function findThing(rig: Rig) {
	const thing = toOffset(rig.goal, 0.2, 0.1);
	return { thing, before: see(rig, thing) };
}

test('what is under the pointer stays there when the wheel brings it nearer', () => {
	const rig = createMovable();
	const { thing, before } = findThing(rig);
	rig.zoom(1.6, rig.toPoint(before.x, before.y));
	rig.step(Number.POSITIVE_INFINITY);
	expect(see(rig, thing)).toEqual({
		x: expect.closeTo(before.x, 1),
		y: expect.closeTo(before.y, 1),
	});
});

test('a double click brings what is there near and into the middle, and the next one shows the whole', () => {
	const rig = createMovable();
	const { thing, before } = findThing(rig);
	rig.focus(rig.toPoint(before.x, before.y));
	rig.step(Number.POSITIVE_INFINITY);
	expect(rig.goal.distance).toBe(2);
	expect(see(rig, thing)).toEqual({ x: expect.closeTo(200, 1), y: expect.closeTo(300, 1) });
	rig.focus([0, 0]);
	expect(rig.goal).toMatchObject({ distance: 4, at: [0, 0, 0] });
});

test('the view cannot be lost: it goes no further than its limits, and Home brings the middle back', () => {
	const rig = createMovable();
	rig.pan(9000, -9000);
	const [x = 0, y = 0, z = 0] = rig.goal.at ?? [];
	expect(Math.abs(x)).toBeLessThanOrEqual(0.5);
	expect(Math.abs(y)).toBe(0.4);
	expect(Math.abs(z)).toBeLessThanOrEqual(0.3);
	rig.home();
	rig.step(Number.POSITIVE_INFINITY);
	const seen = see(rig, setup.middle);
	expect([seen.x, seen.y]).toEqual([expect.closeTo(200, 3), expect.closeTo(300, 3)]);
});

test('a scene without room to move stays in its middle', () => {
	const rig = new Rig(setup);
	rig.setFrame(stage);
	rig.pan(100, 100);
	rig.zoom(1.5, [80, 80]);
	expect(rig.goal.at).toBeUndefined();
	expect(rig.pans).toBe(false);
});
