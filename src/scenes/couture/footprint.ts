/** Where a garment darkens the ground under it. */
export interface Footprint {
	/** Middle, in metres from the middle of the garment. */
	at: readonly [x: number, y: number, z: number];
	/** Metres to the right and to the front. */
	radius: readonly [x: number, z: number];
}

/** What hangs no higher than this above the lowest point, in metres, is the hem. */
const hemHeight = 0.06;
/** How far below the hem the ground is, and how far around it the darkness reaches, in metres. */
const drop = 0.05;
const reach = 0.14;

interface Points {
	count: number;
	getX: (at: number) => number;
	getY: (at: number) => number;
	getZ: (at: number) => number;
}

/** The footprint of cloth with these points, whose lowest one is at the height `lowest`, in metres. */
export function toFootprint(points: Points, lowest: number): Footprint {
	let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let at = 0; at < points.count; at += 1) {
		if (points.getY(at) > lowest + hemHeight) continue;
		left = Math.min(left, points.getX(at));
		right = Math.max(right, points.getX(at));
		back = Math.min(back, points.getZ(at));
		front = Math.max(front, points.getZ(at));
	}
	return {
		at: [(left + right) / 2, lowest - drop, (back + front) / 2],
		radius: [(right - left) / 2 + reach, (front - back) / 2 + reach],
	};
}
