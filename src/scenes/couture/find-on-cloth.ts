import { type BufferGeometry, Vector3 } from 'three';
import type { Offset } from '#scenes/stage/camera-view.ts';
import { type Part, partNames } from '#tools/couture/garments.ts';
import { metresPerUnit } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { toNumber } from './panels.ts';

/** Something on a garment, in metres from the middle of the garment. */
export interface Spot {
	at: Offset;
	/** The longer of its width and its height, in metres. */
	size: number;
}

/** The point of the cloth that is nearest to the middle of a print. */
export function findPrintSpot(
	cloth: BufferGeometry,
	{ place, positionX, positionY }: Pick<Print, 'place' | 'positionX' | 'positionY'>,
	size: number,
): Spot | undefined {
	const flat = cloth.getAttribute('cloth');
	const number = toNumber(place);
	let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
	for (let at = 0; at < flat.count; at += 1) {
		if (Math.round(flat.getZ(at)) !== number) continue;
		const far = Math.hypot(
			flat.getX(at) - positionX * metresPerUnit,
			flat.getY(at) - positionY * metresPerUnit,
		);
		if (far < least) [nearest, least] = [at, far];
	}
	if (nearest < 0) return undefined;
	const { x, y, z } = new Vector3().fromBufferAttribute(cloth.getAttribute('position'), nearest);
	return { at: [x, y, z], size };
}

/** The middle of a part; of parts in pairs, such as cuffs, that of the one on the right of the picture. */
export function findPartSpot(geometry: BufferGeometry, part: Part): Spot | undefined {
	const paired = part === 'cuffs' || part === 'sleeves';
	const position = geometry.getAttribute('position');
	const parts = geometry.getAttribute('part');
	const number = partNames.indexOf(part);
	const low = new Vector3(9, 9, 9);
	const high = new Vector3(-9, -9, -9);
	const point = new Vector3();
	for (let at = 0; at < position.count; at += 1) {
		if (Math.round(parts.getX(at)) !== number) continue;
		point.fromBufferAttribute(position, at);
		if (paired && point.x < 0) continue;
		low.min(point);
		high.max(point);
	}
	if (low.x > high.x) return undefined;
	const { x, y, z } = low.clone().add(high).multiplyScalar(0.5);
	return { at: [x, y, z], size: Math.max(high.x - low.x, high.y - low.y) };
}
