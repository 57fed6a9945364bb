import { BufferAttribute, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

/** A cube with rounded edges. The attribute `side` of a point is 0 to 5 for +x, -x, +y, -y, +z, -z. */
export function createCubeGeometry(radius: number, segments = 3): BufferGeometry {
	const geometry = new RoundedBoxGeometry(1, 1, 1, segments, radius);
	const { count } = geometry.getAttribute('position');
	const sides = new Float32Array(count).map((_, at) => Math.floor((at * 6) / count));
	geometry.setAttribute('side', new BufferAttribute(sides, 1));
	return geometry;
}
