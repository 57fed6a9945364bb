import { Scene, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { toPosition } from '#scenes/stage/camera-view.ts';
import { Lights } from '#scenes/stage/lights.ts';

const middle = [0.5, 1, -2] as const;

/** The lamp as the camera sees it: to its right, above, and towards it. */
function toSeen(lights: Lights, azimuth: number): number[] {
	const at = new Vector3();
	lights.lamp.updateMatrixWorld();
	at.setFromMatrixPosition(lights.lamp.matrixWorld).sub(new Vector3(...middle));
	const [x, , z] = toPosition({ azimuth, polar: Math.PI / 2, distance: 1 });
	return [at.x * z - at.z * x, at.y, at.x * x + at.z * z];
}

test('from every side the lamp is at the same place beside the camera, and so is the room', () => {
	const lights = new Lights(middle);
	const scene = new Scene();
	const front = toSeen(lights, 0);
	expect(front[0]).toBeLessThan(-1);
	for (const azimuth of [0.4, Math.PI / 2, Math.PI, -2]) {
		lights.turn(scene, azimuth);
		const seen = toSeen(lights, azimuth);
		for (const [at, value] of front.entries()) expect(seen[at]).toBeCloseTo(value);
		expect(scene.environmentRotation.y).toBe(azimuth);
	}
});
