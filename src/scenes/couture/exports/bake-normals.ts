import { Color, MathUtils } from 'three';
import { whites } from '#scenes/couture/cloth-shader/dye.ts';
import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { alignCrease, onDye, toCrumpled } from '#scenes/couture/crumpled.ts';
import { fabrics, toCreaseDepth, toWeaveKind } from '#scenes/couture/fabrics.ts';
import { crease, creaseRepeat, creaseStart, mostCrease } from '#scenes/couture/weaves/creases.ts';
import { type CreateCanvas, openCanvas, type PaintedCanvas } from '#scenes/exports/tools.ts';
import { type Part, toPart } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { brightness, type GarmentSettings } from '#tools/couture/settings.ts';
import type { GarmentJob } from './model-job.ts';

/** Edge of the picture in pixels. */
const edge = 2048;

type Folded = Pick<GarmentJob, 'key' | 'folds' | 'panels' | 'settings' | 'relief'>;

/**
 * The folds and creases of a garment as normals, with the relief of a texture on them. Threads of a weave are not in them: a pixel
 * is as wide as a thread, and they would beat with its grid. Green is the slope down the picture, as for tangents that go with
 * the file, or up it, as readers without tangents take it. Undefined without folds.
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
	const depth = fabrics[settings.finish].folds;
	const slopes = { creases: toCreases(garment), relief: toRelief(garment, create) };
	toNormals(picture.data, depth, slopes, down ? 1 : -1);
	context.putImageData(picture, 0, 0);
	return canvas;
}

type Slope = readonly [right: number, down: number];

/** The slope of the creases at a pixel, where folds lean and close so much. */
type Creases = (x: number, y: number, lean: Slope, closed: number) => Slope;

function toCreases({ key, panels, settings }: Folded): Creases {
	const depth = toCreaseDepth(settings.finish, toWeaveKind(key, settings.finish)) * mostCrease;
	const pieces = Object.entries(panels.panels).map(([name, { rect }]) => ({
		part: toPart(key, name),
		depth: depth * toDepth(settings, toPart(key, name)),
		box: rect.map((value) => value * edge),
	}));
	const square = crease();
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
		if (!piece) return [0, 0];
		const strength = piece.depth * toCrumpled(piece.part, Math.hypot(...lean), closed);
		const along = alignCrease([right, down], lean);
		return [along[0] * strength, along[1] * strength];
	};
}

/** How deep creases are on the dye of a part, 1 on white. */
function toDepth(settings: GarmentSettings, part: Part): number {
	const { colour, textured } = dressPart(settings, part);
	const { r, g, b } = new Color(colour);
	const gain = settings.brightnessMultiplier / brightness.first;
	const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) * gain;
	return MathUtils.lerp(onDye, 1, textured ? 0 : MathUtils.smoothstep(light, ...whites));
}

/** The slope of what a texture has on the cloth, at a pixel. */
type Relief = (x: number, y: number) => Slope;

/** Each repeat is drawn as small as it is in the picture: single pixels of it would beat with the grid. */
function toRelief({ relief, panels, settings }: Folded, create: CreateCanvas): Relief {
	if (!relief) return () => [0, 0];
	const repeat = edge / panels.uvMetres / relief.repeats;
	const size = Math.max(1, Math.round(repeat));
	const { context } = openCanvas(create, size, { willReadFrequently: true });
	context.imageSmoothingQuality = 'high';
	context.drawImage(relief.image, 0, 0, size, size);
	const { data } = context.getImageData(0, 0, size, size);
	const depth = fabrics[settings.finish].relief;
	const place = (value: number) =>
		Math.min(size - 1, Math.floor(((value % repeat) / repeat) * size));
	return (x, y) => {
		const at = (place(y) * size + place(x)) * 4;
		const read = (channel: number) => ((data[at + channel] ?? 127.5) / 127.5 - 1) * depth;
		return [read(0), read(1)];
	};
}

interface Slopes {
	creases: Creases;
	relief: Relief;
}

/** Turns a picture of folds, of which so much is shown, into one of normals. */
function toNormals(
	pixels: Uint8ClampedArray,
	shown: number,
	{ creases, relief }: Slopes,
	greenDown: number,
) {
	for (let at = 0; at < pixels.length; at += 4) {
		const read = (channel: number) => (((pixels[at + channel] ?? 128) - 128) / 127) * shown;
		const [leanRight, leanDown] = [read(0), read(1)];
		const closed = (1 - (pixels[at + 2] ?? 255) / 255) * shown;
		const pixel = at / 4;
		const lean = [leanRight, leanDown] as const;
		const place = [pixel % edge, Math.floor(pixel / edge)] as const;
		const fine = creases(...place, lean, closed);
		const folded = [leanRight * mostLean + fine[0], leanDown * mostLean + fine[1]] as const;
		const up = Math.sqrt(Math.max(0.1, 1 - folded[0] ** 2 - folded[1] ** 2));
		const raised = relief(...place);
		const [right, down] = [folded[0] + raised[0] * up, folded[1] + raised[1] * up];
		const size = Math.hypot(right, down, up);
		pixels[at] = 127.5 + (right / size) * 127.5;
		pixels[at + 1] = 127.5 + greenDown * (down / size) * 127.5;
		pixels[at + 2] = 127.5 + (up / size) * 127.5;
	}
}
