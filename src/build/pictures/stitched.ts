import sharp from 'sharp';
import { type Oklab, toOklab, toRgb } from './oklab.ts';
import { chooseThreads, nearest } from './threads.ts';

/** What a page requests. Builds keep what they have made under this name: raise its number after a change here. */
export const stitchedQuality = 'stitched-2';

/** Side of a stitch in CSS pixels where a picture is as wide as it is made for: in fewer, a cross is none. */
const stitch = 6;
/** In a row of even the smallest picture. */
const fewestStitches = 20;
const mostThreads = 40;
/** How much of the difference between a colour and its thread its neighbours make up for; of the lightness alone, so that no stitch gets a wrong hue. */
const spread = 0.5;
/** Less opacity than this, of 255, is left to the cloth. */
const solid = 140;

const light = { ink: '#fff', middle: Math.SQRT1_2, every: Math.SQRT2, length: 1, width: 0.2 };
/**
 * What makes crosses of squares that are 1 wide: dashes on diagonal lines. `way` is 1 for lines that go down to the right, -1 to the
 * left. One of them starts at `x` of the top edge, and one of its dashes has its middle at `middle` of its length.
 */
const dashes = [
	// Between the threads, in the middle of each side.
	{
		ink: '#000',
		opacity: 0.2,
		way: -1,
		x: 0.5,
		middle: 0,
		every: Math.SQRT1_2,
		length: 0.31,
		width: 0.31,
	},
	// Light on the lower thread, then on the upper one.
	{ ...light, opacity: 0.16, way: 1, x: 0 },
	{ ...light, opacity: 0.24, way: -1, x: 1 },
	// The shadows of the upper thread.
	...[-0.3, 0.3].map((x) => ({
		ink: '#000',
		opacity: 0.2,
		way: -1,
		x,
		middle: (1 + x) * Math.SQRT1_2,
		every: Math.SQRT2,
		length: 0.26,
		width: 0.14,
	})),
];
/** How much of a stitch is covered in this ink. */
const sumInk = (ink: string) =>
	dashes
		.filter((each) => each.ink === ink)
		.reduce(
			(sum, { length, width, opacity, every }) =>
				sum + (length * width * opacity * Math.SQRT2) / every,
			0,
		);
const [black, white] = [sumInk('#000'), sumInk('#fff')];

/**
 * The picture as cross-stitch, an SVG of that width in CSS pixels: squares in the colours of threads, under the shadows and lights
 * that make crosses of them. All are lines across the picture, which fit however a page cuts and scales it: each engine rounds the
 * tiles of a pattern in its own way, and WebKit shows an image inside an SVG later than the SVG. Where there is no thread it is
 * transparent.
 */
export async function toStitched(bytes: Uint8Array, width: number): Promise<Buffer> {
	const picture = sharp(bytes).autoOrient();
	const { autoOrient: own } = await picture.metadata();
	const columns = Math.max(fewestStitches, Math.round(width / stitch));
	/** The last row may be cut: the cloth has the shape of the picture. */
	const height = Number(((columns * own.height) / own.width).toFixed(3));
	const rows = Math.ceil(height);
	const data = await picture
		.resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
		.sharpen({ sigma: 0.7, m1: 0, m2: 2 })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer();
	const threads = sew(data, columns);
	const squares = [...toRuns(threads, columns)].map(
		([thread, runs]) => `<path stroke="${thread}" d="${runs}"/>`,
	);
	const crosses = dashes.map(({ ink, opacity, way, x, middle, every, length, width }) => {
		const line = `l${way * rows} ${rows}m${1 - way * rows}-${rows}`.repeat(columns + rows);
		const rhythm = `stroke-dasharray="${length} ${(every - length).toFixed(5)}" stroke-dashoffset="${(length / 2 - middle).toFixed(5)}"`;
		return `<path stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${width}" ${rhythm} d="M${way > 0 ? x - rows : x} 0${line}"/>`;
	});
	const [mask, masked] = threads.includes(undefined)
		? ['<mask id="m" mask-type="alpha"><use href="#s"/></mask>', ' mask="url(#m)"']
		: ['', ''];
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / columns)}" viewBox="0 0 ${columns} ${height}"><g id="s" shape-rendering="crispEdges">${squares.join('')}</g>${mask}<g${masked}>${crosses.join('')}</g></svg>`,
	);
}

/** By thread, a line through each row of neighbours that have it. */
function toRuns(threads: readonly (string | undefined)[], columns: number): Map<string, string> {
	const runs = new Map<string, string>();
	let length = 0;
	for (const [index, thread] of threads.entries()) {
		length += 1;
		const column = index % columns;
		if (column < columns - 1 && threads[index + 1] === thread) continue;
		if (thread) {
			const start = `M${column + 1 - length} ${(index - column) / columns + 0.5}h${length}`;
			runs.set(thread, (runs.get(thread) ?? '') + start);
		}
		length = 0;
	}
	return runs;
}

/** The colour of the thread of each stitch; none where the cloth shows. */
function sew(data: Buffer, columns: number): (string | undefined)[] {
	const colours = Array.from({ length: data.length / 4 }, (_, index): Oklab | undefined => {
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4);
		return alpha < solid ? undefined : toOklab([unshade(red), unshade(green), unshade(blue)]);
	});
	const threads = chooseThreads(
		colours.filter((colour) => colour !== undefined),
		mostThreads,
	);
	/** What is still to be made up for, by stitch. */
	const missing = new Float64Array(colours.length + columns + 1);
	return colours.map((colour, index) => {
		if (!colour) return undefined;
		const lightness = colour[0] + (missing[index] ?? 0);
		const thread = nearest(threads, [lightness, colour[1], colour[2]]);
		const rest = (lightness - thread[0]) * spread;
		// Floyd and Steinberg, 1976.
		for (const [to, share] of [
			[1, 7],
			[columns - 1, 3],
			[columns, 5],
			[columns + 1, 1],
		] as const)
			missing[index + to] = (missing[index + to] ?? 0) + (rest * share) / 16;
		return `#${Buffer.from(toRgb(thread).map(Math.round)).toString('hex')}`;
	});
}

/** The value of a colour channel that is this one under the shadows and lights. */
function unshade(value: number): number {
	return Math.min(255, Math.max(0, (value - 255 * white) / (1 - black - white)));
}
