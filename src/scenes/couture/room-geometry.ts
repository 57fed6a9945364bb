import { BufferAttribute, BufferGeometry } from 'three';

/** Height of the skirting board in metres. */
export const skirting = 0.11;

const corners = 72;

/**
 * A round floor of radius 1 in the plane of x and y, seen from above, and the skirting board around it, seen from
 * inside: wherever the camera is, it sees the far side.
 */
export function createRoomGeometry(): BufferGeometry {
	const positions = [0, 0, 0];
	const triangles: number[] = [];
	for (let corner = 0; corner < corners; corner += 1) {
		const angle = (2 * Math.PI * corner) / corners;
		const [x, y] = [Math.cos(angle), Math.sin(angle)];
		positions.push(x, y, 0, x, y, skirting);
		const low = 1 + 2 * corner;
		const next = 1 + 2 * ((corner + 1) % corners);
		triangles.push(0, low, next, low, low + 1, next, next, low + 1, next + 1);
	}
	const normals = positions.map((_, at) => (at % 3 === 2 ? 1 : 0));
	return new BufferGeometry()
		.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
		.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
		.setIndex(triangles);
}
