import sharp from 'sharp';
import { type Oklab, toOklab, toRgb } from './oklab.ts';
import { chooseThreads, nearest } from './threads.ts';

/** What a page requests. Builds keep what they have made under this name: raise its number after a change here. */
export const stitchedQuality = 'stitched-1';

/** Side of a stitch in pixels of the widest version of a picture, which screens show at half that size or less. */
const stitch = 10;
/** In a row of even the smallest picture. */
const fewestStitches = 24;
const mostThreads = 40;
/** How much of the difference between a colour and its thread its neighbours make up for; of the lightness alone, so that no stitch gets a wrong hue. */
const spread = 0.5;
/** Less opacity than this, of 255, is left to the cloth. */
const solid = 140;

/**
 * The picture as cross-stitch, an SVG of that natural width: its stitches, one pixel each, shine through a grid of crosses. Where
 * there is no thread it is transparent. The grid is part of the file, so it fits however a page cuts and scales it.
 */
export async function toStitched(bytes: Uint8Array, width: number): Promise<Buffer> {
	const { chart, columns, rows, height, isOpaque } = await drawStitches(bytes, width);
	const tile = (id: string, paths: string) =>
		`<pattern id="${id}" width="1" height="1" patternUnits="userSpaceOnUse">${paths}</pattern>`;
	const all = (fill: string) => `<rect width="100%" height="100%" fill="url(#${fill})"/>`;
	const cross = `<path stroke="#fff" stroke-width=".4" stroke-linecap="round" d="M.2.2l.6.6M.2.8l.6-.6"/>`;
	// The lower thread is darker, the upper one has a shadow at both edges, and light on it.
	const light = `<g fill="none" stroke="#000"><path stroke-width=".4" stroke-opacity=".22" d="M0 1l1-1"/><path stroke-width=".1" stroke-opacity=".25" d="M0 .29l.71.71M.29 0l.71.71"/><path stroke="#fff" stroke-width=".14" stroke-opacity=".22" d="M.15.1l.7.7"/></g>`;
	const size = `width="${width}" height="${Math.round((width * height) / columns)}"`;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${columns} ${height}">${tile('c', cross)}${tile('l', light)}<mask id="m">${all('c')}</mask><g mask="url(#m)"><image width="${columns}" height="${rows}" preserveAspectRatio="none" image-rendering="pixelated" href="data:image/webp;base64,${chart.toString('base64')}"/>${isOpaque ? all('l') : ''}</g></svg>`,
	);
}

/** The stitches of a picture `width` pixels wide, one pixel each: WebP without loss. */
async function drawStitches(bytes: Uint8Array, width: number) {
	const picture = sharp(bytes).autoOrient();
	const { autoOrient: own } = await picture.metadata();
	const columns = Math.max(fewestStitches, Math.round(width / stitch));
	/** The last row may be cut: the cloth has the shape of the picture. */
	const height = Number(((columns * own.height) / own.width).toFixed(3));
	const rows = Math.ceil(height);
	const { data, info } = await picture
		.resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
		.sharpen({ sigma: 0.7, m1: 0, m2: 2 })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const isOpaque = sew(data, columns);
	const chart = await sharp(data, { raw: info }).webp({ lossless: true }).toBuffer();
	return { chart, columns, rows, height, isOpaque };
}

/** Puts a thread in the place of each colour, and nothing where the cloth shows; false if it shows anywhere. */
function sew(data: Buffer, columns: number): boolean {
	const colours = Array.from({ length: data.length / 4 }, (_, index): Oklab | undefined => {
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4);
		return alpha < solid ? undefined : toOklab([red, green, blue]);
	});
	const threads = chooseThreads(
		colours.filter((colour) => colour !== undefined),
		mostThreads,
	);
	/** What is still to be made up for, by cell. */
	const missing = new Float64Array(colours.length + columns + 1);
	for (const [index, colour] of colours.entries()) {
		if (!colour) {
			data.fill(0, index * 4, index * 4 + 4);
			continue;
		}
		const lightness = colour[0] + (missing[index] ?? 0);
		const thread = nearest(threads, [lightness, colour[1], colour[2]]);
		data.set([...toRgb(thread).map(Math.round), 255], index * 4);
		const rest = (lightness - thread[0]) * spread;
		// Floyd and Steinberg, 1976.
		for (const [to, share] of [
			[1, 7],
			[columns - 1, 3],
			[columns, 5],
			[columns + 1, 1],
		] as const)
			missing[index + to] = (missing[index + to] ?? 0) + (rest * share) / 16;
	}
	return !colours.includes(undefined);
}
