import sharp from 'sharp';
import { toChannels } from '#tools/design/colour.ts';
import { type Oklab, toOklab, toRgb } from './oklab.ts';
import { type Chart, toChart } from './stitch-chart.ts';

export interface CrossStitch {
	/** Size of the finished picture in pixels; whole multiples of `cell`. */
	width: number;
	height: number;
	/** Side of one stitch in pixels. */
	cell: number;
	/** How many colours of thread at most. */
	threads: number;
	/** Whether cells without a stitch show nothing instead of the cloth. */
	cutOut?: boolean;
}

/** The cloth: aida, warm white. */
const cloth = toOklab(toChannels('#efe8d8'));
/** The picture is drawn this much larger and then reduced, so that threads have smooth edges. */
const oversampling = 2;
/** Half the thickness of a thread, as a share of the cell. */
const halfThread = 0.25;
/** Turns of the two plies of a thread on one diagonal. */
const twists = 4.5;

/** The same picture as an embroidery: a grid of crosses of few threads on aida cloth. */
export async function toCrossStitch(picture: Buffer, options: CrossStitch) {
	const { width, height, cell, threads } = options;
	const chart = await toChart(picture, width / cell, height / cell, threads, cloth);
	return { image: await embroider(chart, options), chart };
}

/** The embroidery of a chart. */
export async function embroider(chart: Chart, { width, height, cell, cutOut }: CrossStitch) {
	const pixels = draw(chart, cell * oversampling, cutOut ?? false);
	const raw = {
		width: width * oversampling,
		height: height * oversampling,
		channels: 4,
	} as const;
	return sharp(await sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer())
		.resize(width, height, { kernel: 'lanczos2' })
		.sharpen({ sigma: 0.5 });
}

function draw(chart: Chart, cell: number, cutOut: boolean): Buffer {
	const [width, height] = [chart.columns * cell, chart.rows * cell];
	const pixels = Buffer.alloc(width * height * 4);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
			const [u, v] = [(x - column * cell + 0.5) / cell, (y - row * cell + 0.5) / cell];
			const index = row * chart.columns + column;
			const thread = chart.cells[index];
			const [l, a, b] = thread ? toStitch(u, v, thread.lab, index) : toCloth(u, v, 0);
			const at = (y * width + x) * 4;
			for (const [channel, value] of toRgb([l, a, b]).entries()) {
				pixels[at + channel] = Math.round(value);
			}
			pixels[at + 3] = cutOut && !thread ? 0 : 255;
		}
	}
	return pixels;
}

/** One point of a cross: the thread that falls to the right, under it the one that rises, below both the cloth. */
function toStitch(u: number, v: number, lab: Oklab, index: number): Oklab {
	const over = toStrand((u - v) / Math.SQRT2, (u + v) / 2, index * 2);
	if (over) return lit(lab, over);
	const shadow = toShade(Math.abs(u - v) / Math.SQRT2);
	const under = toStrand((u + v - 1) / Math.SQRT2, (1 - u + v) / 2, index * 2 + 1);
	if (under) return lit(lab, under * 0.9 - 0.2 * shadow);
	const nearThread = Math.max(shadow, toShade(Math.abs(u + v - 1) / Math.SQRT2));
	return mix(toCloth(u, v, nearThread), lab, 0.3);
}

/** Light on a strand at `aside` from its axis (in cells) and `along` it from 0 to 1, or undefined beside the strand. */
function toStrand(aside: number, along: number, seed: number): number | undefined {
	const toEnd = Math.min(along, 1 - along);
	// The needle pulls the strand together where it goes through the cloth.
	const pinch = Math.min(1, Math.max(0, toEnd - 0.03) / 0.27) ** 0.6;
	const half = halfThread * (0.3 + 0.7 * pinch) * (0.97 + 0.06 * chance(seed));
	const side = aside / half;
	if (toEnd < 0.03 || Math.abs(side) > 1) return undefined;
	const round = Math.sqrt(1 - side * side);
	const plies = Math.sin(2 * Math.PI * (along * twists + side * 0.55 + chance(seed + 7) * 0.3));
	const dip = 0.42 * (1 - pinch) ** 1.5;
	const light = 0.84 + 0.26 * round - 0.08 * side + 0.05 * plies * round - dip;
	return light + 0.06 * (chance(seed + 3) - 0.5);
}

/** How dark it is beside a strand: 1 at its edge, 0 a little farther on. */
function toShade(aside: number): number {
	return Math.max(0, 1 - Math.max(0, aside - halfThread) / 0.16);
}

/** Aida: bundles of threads over and under each other, with a hole at each corner of a cell. */
function toCloth(u: number, v: number, shade: number): Oklab {
	const [l, a, b] = cloth;
	const toCorner = Math.hypot(Math.min(u, 1 - u), Math.min(v, 1 - v));
	const hole = Math.max(0, 1 - toCorner / 0.2) ** 0.8;
	const across = Math.cos(2 * Math.PI * u * 4);
	const down = Math.cos(2 * Math.PI * v * 4);
	const checker = Math.sin(2 * Math.PI * u) * Math.sin(2 * Math.PI * v) > 0 ? across : down;
	const lightness = l - 0.4 * hole + 0.022 * checker - 0.03 - 0.2 * shade;
	return [lightness, a * (1 - 0.3 * hole), b * (1 - 0.3 * hole)];
}

/**
 * The colour of a thread in more or less light: darker is also a little more saturated, lighter a little less. Pale
 * thread scatters the light, so its shadows are weaker.
 */
function lit([l, a, b]: Oklab, light: number): Oklab {
	const soft = light < 1 ? 1 - (1 - light) * (1 - 0.45 * l) : light;
	const chroma = 1 + (1 - soft) * 0.25;
	return [Math.min(1, l * soft + Math.max(0, soft - 1) * 0.25), a * chroma, b * chroma];
}

function mix([l, a, b]: Oklab, other: Oklab, share: number): Oklab {
	const between = (from: number, to: number) => from + (to - from) * share;
	return [between(l, other[0]), between(a, other[1]), between(b, other[2])];
}

/** A number from 0 to 1 that depends on the seed alone, so that every run draws the same. */
function chance(seed: number): number {
	let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
	bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
	return ((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff;
}
