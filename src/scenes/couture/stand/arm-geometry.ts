import {
	BufferAttribute,
	BufferGeometry,
	CatmullRomCurve3,
	Float32BufferAttribute,
	Vector3,
} from 'three';
import { toRingNormals } from '#scenes/couture/numbers.ts';

/** Corners around. */
const around = 24;
/** The lower end is rounded: shares of its radius to the side and along the arm. */
const rounding = [
	[0.97, 0.1],
	[0.87, 0.2],
	[0.6, 0.28],
	[0.001, 0.31],
] as const;

/** So far into the sleeve an arm goes, in millimetres: nobody sees farther, and through gaps of the armhole none is seen. */
const hidden = 90;

/** A point of an arm in mm from the middle of the garment, and its radius. */
type Point = readonly number[];

/**
 * An arm of linen. `uv` is the angle from its outer line to its inner line on either side, and the length in metres;
 * `shown` is how far beyond the cuff each corner is, in metres, negative in the sleeve.
 */
export function createArm(points: readonly Point[], seen: number) {
	const from = findFirst(points, seen);
	return createTube(points.slice(from), seen - from);
}

/** The point of an arm with which it begins. */
function findFirst(points: readonly Point[], seen: number): number {
	const [cuffX = 0, cuffY = 0, cuffZ = 0] = points[seen] ?? [];
	const inside = points.slice(0, seen);
	const first = inside.findLastIndex(
		([x = 0, y = 0, z = 0]) => Math.hypot(x - cuffX, y - cuffY, z - cuffZ) > hidden,
	);
	return Math.max(0, first);
}

function createTube(points: readonly Point[], seen: number) {
	const line = new CatmullRomCurve3(points.map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)));
	const steps = points.length - 1;
	const position: number[] = [];
	const uv: number[] = [];
	const index: number[] = [];
	const shown: number[] = [];
	const cuff = (seen / steps) * line.getLength();
	let length = 0;
	let last = line.getPoint(0);

	function ring(middle: Vector3, way: Vector3, radius: number) {
		length += middle.distanceTo(last);
		last = middle;
		const front = new Vector3(0, 0, 1).addScaledVector(way, -way.z).normalize();
		const side = new Vector3().crossVectors(way, front);
		for (let corner = 0; corner < around; corner += 1) {
			const angle = (2 * Math.PI * corner) / around;
			const place = middle
				.clone()
				.addScaledVector(side, radius * Math.cos(angle))
				.addScaledVector(front, radius * Math.sin(angle));
			position.push(place.x / 1000, place.y / 1000, place.z / 1000);
			uv.push(Math.PI - Math.abs(Math.PI - angle), length / 1000);
			shown.push((length - cuff) / 1000);
		}
		const to = position.length / 3 - around;
		if (to === 0) return;
		for (let corner = 0; corner < around; corner += 1) {
			const next = (corner + 1) % around;
			const from = to - around;
			index.push(from + corner, to + corner, from + next, to + corner, to + next, from + next);
		}
	}

	points.forEach(([, , , radius = 0], step) => {
		ring(line.getPoint(step / steps), line.getTangent(step / steps), radius);
	});
	const way = line.getTangent(1);
	const end = points.at(-1)?.[3] ?? 0;
	for (const [across, along] of rounding)
		ring(line.getPoint(1).addScaledVector(way, along * end), way, across * end);
	const arm = new BufferGeometry();
	arm.setAttribute('position', new Float32BufferAttribute(position, 3));
	arm.setAttribute('uv', new Float32BufferAttribute(uv, 2));
	arm.setAttribute('normal', new BufferAttribute(toRingNormals(position, around, -1), 3));
	arm.setIndex(index);
	return { geometry: arm, shown };
}
