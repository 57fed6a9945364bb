import type { Rest } from './rest.ts';
import type { Threads } from './yarn-colours.ts';

/** The ways of stitches on a coarse grid, as cosine and sine of the doubled angle: a stitch has no front end. */
export interface Ways {
	edge: number;
	/** Pixels of the picture in one field. */
	step: number;
	cosine: Float32Array;
	sine: Float32Array;
}

/** Pixels of the picture in one field of the grid. */
const step = 4;
/** Fields over which ways are evened out. */
const evenness = 3;
/** In broad areas, threads one after the other lie in these ways, in radians. */
const broadWays = [0.7, 2.5, 1.6, 0.1, 2.0, 1.1, 2.9, 0.4, 1.9] as const;
/** What broad areas weigh beside edges. */
const broadWeight = 0.0016;

/**
 * How stitches lie: across narrow shapes, from one edge to the other, as satin stitch does; in broad areas side by side in
 * one way for each thread.
 */
export async function planWays(
	{ numbers, colours }: Threads,
	size: number,
	rest: Rest,
): Promise<Ways> {
	const edge = Math.ceil(size / step);
	const cosine = new Float32Array(edge * edge);
	const sine = new Float32Array(edge * edge);
	const covers = shrink(numbers, size, edge, colours.length);
	for (const [index] of colours.entries()) {
		await rest();
		const cover = blur(covers[index] ?? new Float32Array(edge * edge), edge, 1);
		const way = broadWays[index % broadWays.length] ?? 0;
		for (let y = 0; y < edge; y += 1)
			for (let x = 0; x < edge; x += 1) {
				const at = y * edge + x;
				const right = read(cover, edge, x + 1, y) - read(cover, edge, x - 1, y);
				const down = read(cover, edge, x, y + 1) - read(cover, edge, x, y - 1);
				const broad = (cover[at] ?? 0) * broadWeight;
				// Doubling the angle of the slope turns opposite edges of a shape into the same way.
				cosine[at] = (cosine[at] ?? 0) + right * right - down * down + broad * Math.cos(2 * way);
				sine[at] = (sine[at] ?? 0) + 2 * right * down + broad * Math.sin(2 * way);
			}
	}
	return { edge, step, cosine: blur(cosine, edge, evenness), sine: blur(sine, edge, evenness) };
}

/** The way at a pixel, in radians. */
export function readWay({ edge, step: pixels, cosine, sine }: Ways, x: number, y: number): number {
	const at =
		Math.min(edge - 1, Math.floor(y / pixels)) * edge + Math.min(edge - 1, Math.floor(x / pixels));
	return Math.atan2(sine[at] ?? 0, cosine[at] ?? 0) / 2;
}

/** The share of each field that each thread covers. */
function shrink(numbers: Uint8Array, size: number, edge: number, count: number): Float32Array[] {
	const covers = Array.from({ length: count }, () => new Float32Array(edge * edge));
	for (let y = 0; y < size; y += 1)
		for (let x = 0; x < size; x += 1) {
			const cover = covers[(numbers[y * size + x] ?? 0) - 1];
			if (!cover) continue;
			const at = Math.floor(y / step) * edge + Math.floor(x / step);
			cover[at] = (cover[at] ?? 0) + 1 / (step * step);
		}
	return covers;
}

function read(layer: Float32Array, edge: number, x: number, y: number): number {
	return layer[Math.max(0, Math.min(edge - 1, y)) * edge + Math.max(0, Math.min(edge - 1, x))] ?? 0;
}

/** Means of fields to all sides, twice. */
function blur(layer: Float32Array, edge: number, reach: number): Float32Array {
	let blurred = layer;
	for (const [right, down] of [
		[1, 0],
		[0, 1],
		[1, 0],
		[0, 1],
	] as const) {
		const before = blurred;
		blurred = new Float32Array(before.length);
		for (let y = 0; y < edge; y += 1)
			for (let x = 0; x < edge; x += 1) {
				let sum = 0;
				for (let near = -reach; near <= reach; near += 1)
					sum += read(before, edge, x + near * right, y + near * down);
				blurred[y * edge + x] = sum / (2 * reach + 1);
			}
	}
	return blurred;
}
