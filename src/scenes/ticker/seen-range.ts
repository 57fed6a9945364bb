import { type Camera, Vector3 } from 'three';

const ray = new Vector3();

/**
 * What a camera sees of the plane z = 0, in which the lines lie: the smallest and the largest x.
 *
 * @param most to so far on either side, in units of the scene
 */
export function findSeen(camera: Camera, most: number): readonly [from: number, to: number] {
	const { position } = camera;
	const seen: number[] = [];
	for (const x of [-1, 1])
		for (const y of [-1, 1]) {
			ray.set(x, y, 0.5).applyMatrix4(camera.projectionMatrixInverse);
			ray.applyMatrix4(camera.matrix).sub(position);
			const times = -position.z / ray.z;
			if (times > 0) seen.push(position.x + ray.x * times);
			// It never comes to the plane: from where the camera is, all of that side.
			else seen.push(position.x, Math.sign(ray.x) * most);
		}
	return [Math.max(-most, Math.min(...seen)), Math.min(most, Math.max(...seen))];
}
