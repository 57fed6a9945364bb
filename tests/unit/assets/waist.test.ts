import { readFile } from 'node:fs/promises';
import { MeshoptDecoder } from 'meshoptimizer/reference';
import { Mesh, type Object3D, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { expect, test } from 'vitest';
import { repairWaist } from '../../../assets/garments/repair-waist.ts';

/** The points of the strip of the buttons in front, in metres. */
async function readPlacket(file: Uint8Array): Promise<Vector3[]> {
	const bytes = Uint8Array.from(file).buffer;
	const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '');
	scene.updateMatrixWorld(true);
	const points: Vector3[] = [];
	scene.traverse((part: Object3D) => {
		if (!(part instanceof Mesh) || part.name !== 'placket') return;
		const position = part.geometry.getAttribute('position');
		for (let at = 0; at < position.count; at += 1)
			points.push(
				new Vector3(position.getX(at), position.getY(at), position.getZ(at)).applyMatrix4(
					part.matrixWorld,
				),
			);
	});
	return points.filter(({ z }) => z > 0.1);
}

function widthOf(points: readonly Vector3[], low: number, high: number): number {
	const across = points.filter(({ y }) => y > low && y < high).map(({ x }) => x);
	return Math.max(...across) - Math.min(...across);
}

test('at the waist of the women’s shirt the strip of the buttons is as wide as above it', async () => {
	const file = await readFile('public/models/womens-shirt.glb');
	const points = await readPlacket(file);
	expect(points.length).toBeGreaterThan(100);
	expect(widthOf(points, 1.1015, 1.1135)).toBeLessThan(widthOf(points, 1.115, 1.15) + 0.0005);

	const again = await readPlacket(await repairWaist(file));
	expect(again.length).toBe(points.length);
	const moved = again.map((point, at) => point.distanceTo(points[at] ?? new Vector3(9)));
	expect(Math.max(...moved)).toBeLessThan(0.0002);
});
