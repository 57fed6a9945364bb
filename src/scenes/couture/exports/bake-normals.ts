import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { alignCrease, toCrumpled } from '#scenes/couture/crumpled.ts';
import { fabrics, toCreaseDepth, toWeaveKind } from '#scenes/couture/fabrics.ts';
import { crease, creaseRepeat, creaseStart, mostCrease } from '#scenes/couture/weaves/creases.ts';
import { type CreateCanvas, openCanvas, type PaintedCanvas } from '#scenes/exports/tools.ts';
import { toPart } from '#tools/couture/garments.ts';
import type { GarmentJob } from './model-job.ts';

/** Edge of the picture in pixels. */
const edge = 2048;

type Folded = Pick<GarmentJob, 'key' | 'folds' | 'panels' | 'settings'>;

/**
 * The folds and creases of a garment as normals. Its threads are not in them: a pixel is as wide as a thread, and they would beat
 * with its grid. Green is the slope down the picture, as for tangents that go with the file, or up it, as readers without
 * tangents take it. Undefined without folds.
 */
export function bakeNormals(
	garment: Folded,
	down: boolean,
	create: CreateCanvas,
): PaintedCanvas | undefined {
	const { folds, settings } = garment;
	if (!folds) return undefined;
	const { canvas, context } = openCanvas(create, edge, { willReadFrequently: true });
	context.drawImage(folds, 0, 0, edge, edge);
	const picture = context.getImageData(0, 0, edge, edge);
	toNormals(picture.data, fabrics[settings.finish].folds, toCreases(garment), down ? 1 : -1);
	context.putImageData(picture, 0, 0);
	return canvas;
}

type Slope = readonly [right: number, down: number];

/** The slope of the creases at a pixel, where folds lean and close so much. */
type Creases = (x: number, y: number, lean: Slope, closed: number) => Slope;

function toCreases({ key, panels, settings }: Folded): Creases {
	const pieces = Object.entries(panels.panels).map(([name, { rect }]) => ({
		part: toPart(key, name),
		box: rect.map((value) => value * edge),
	}));
	const square = crease();
	const depth = toCreaseDepth(settings.finish, toWeaveKind(key, settings.finish)) * mostCrease;
	const scale = (panels.uvMetres / edge / creaseRepeat) * square.edge;
	return (x, y, lean, closed) => {
		const [column, row] = [x, y].map(
			(value, axis) =>
				Math.floor(value * scale + (creaseStart[axis] ?? 0) * square.edge) % square.edge,
		) as [number, number];
		const at = (row * square.edge + column) * 4;
		const read = (channel: number) => ((square.pixels[at + channel] ?? 128) - 128) / 127;
		const [right, down] = [read(0), read(1)];
		if (right === 0 && down === 0) return [0, 0];
		const piece = pieces.find(
			({ box: [left = 0, top = 0, last = 0, bottom = 0] }) =>
				left <= x && x < last && top <= y && y < bottom,
		);
		const strength = depth * toCrumpled(piece?.part ?? 'body', Math.hypot(...lean), closed);
		const along = alignCrease([right, down], lean);
		return [along[0] * strength, along[1] * strength];
	};
}

/** Turns a picture of folds, of which so much is shown, into one of normals. */
function toNormals(pixels: Uint8ClampedArray, shown: number, creases: Creases, greenDown: number) {
	for (let at = 0; at < pixels.length; at += 4) {
		const read = (channel: number) => (((pixels[at + channel] ?? 128) - 128) / 127) * shown;
		const [leanRight, leanDown] = [read(0), read(1)];
		const closed = (1 - (pixels[at + 2] ?? 255) / 255) * shown;
		const pixel = at / 4;
		const lean = [leanRight, leanDown] as const;
		const fine = creases(pixel % edge, Math.floor(pixel / edge), lean, closed);
		const right = leanRight * mostLean + fine[0];
		const down = leanDown * mostLean + fine[1];
		const up = Math.sqrt(Math.max(0.1, 1 - right * right - down * down));
		const size = Math.hypot(right, down, up);
		pixels[at] = 127.5 + (right / size) * 127.5;
		pixels[at + 1] = 127.5 + greenDown * (down / size) * 127.5;
		pixels[at + 2] = 127.5 + (up / size) * 127.5;
	}
}
