import { shadePixels } from '#scenes/stage/contact-shade.ts';
import { footRadius } from './stand/stand-geometry.ts';

/** Where a garment and the foot of its stand darken the ground under them. */
export interface Footprint {
	/** Middle, in metres from the middle of the garment to the right and to the front. */
	middle: readonly [x: number, z: number];
	/** Metres to the right and to the front. */
	radius: readonly [x: number, z: number];
	/** How dark it is from the front to the back, 0 to 1: the outline of the garment, blurred. */
	outline: Float32Array;
}

/** How far around the garment the darkness reaches, in metres. */
const reach = 0.16;
/** Cloth so many metres higher darkens the ground a third as much. */
const fall = 0.16;
/** How dark it is under the foot. */
const footShade = 0.9;
/** Pixels over which the darkness is blurred to each side, three times. */
const blur = 2;

/** The footprint of cloth with these points in a box, in metres; x, y and z of each point. */
export function toFootprint(points: Float32Array, { min, max }: Box): Footprint {
	const radius = [(max.x - min.x) / 2 + reach, (max.z - min.z) / 2 + reach] as const;
	const middle = [(max.x + min.x) / 2, (max.z + min.z) / 2] as const;
	const lowest = new Float32Array(shadePixels * shadePixels).fill(Number.POSITIVE_INFINITY);
	const toPixel = (metres: number, half: number) =>
		Math.floor(((metres / half + 1) * shadePixels) / 2);
	for (let at = 0; at < points.length; at += 3) {
		const pixel =
			toPixel((points[at] ?? 0) - middle[0], radius[0]) +
			shadePixels * toPixel(middle[1] - (points[at + 2] ?? 0), radius[1]);
		lowest[pixel] = Math.min(lowest[pixel] ?? 0, points[at + 1] ?? 0);
	}
	let outline = lowest.map((height) => Math.exp((min.y - height) / fall));
	fill(outline);
	outline.forEach((dark, cell) => {
		const column = (cell % shadePixels) + 0.5;
		const row = Math.floor(cell / shadePixels) + 0.5;
		const x = middle[0] + ((2 * column) / shadePixels - 1) * radius[0];
		const z = middle[1] - ((2 * row) / shadePixels - 1) * radius[1];
		if (Math.hypot(x, z) < footRadius) outline[cell] = Math.max(dark, footShade);
	});
	for (let round = 0; round < 3; round += 1)
		for (const step of [1, shadePixels]) outline = smooth(outline, step);
	return { middle, radius, outline };
}

interface Box {
	min: { x: number; y: number; z: number };
	max: { x: number; y: number; z: number };
}

/** Inside of a garment it is as dark as at its hem. */
function fill(outline: Float32Array) {
	for (let column = 0; column < shadePixels; column += 1) {
		const cells = Array.from({ length: shadePixels }, (_, row) => row * shadePixels + column);
		const met = cells.filter((cell) => (outline[cell] ?? 0) > 0);
		const [front = 0, back = 0] = [met[0], met.at(-1)];
		const dark = Math.min(outline[front] ?? 0, outline[back] ?? 0);
		for (let cell = front; cell < back; cell += shadePixels)
			outline[cell] = Math.max(outline[cell] ?? 0, dark);
	}
}

/** Means along rows or columns; beyond the first and the last cell it is light. */
function smooth(outline: Float32Array, step: number): Float32Array<ArrayBuffer> {
	const smoothed = new Float32Array(outline.length);
	for (let cell = 0; cell < smoothed.length; cell += 1) {
		let sum = 0;
		const last = Math.min(cell + blur * step, outline.length - 1);
		for (let at = cell - blur * step; at <= last; at += step) if (at >= 0) sum += outline[at] ?? 0;
		smoothed[cell] = sum / (2 * blur + 1);
	}
	return smoothed;
}
