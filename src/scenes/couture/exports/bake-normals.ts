import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { toCrumpled } from '#scenes/couture/crumpled.ts';
import { type Fabric, fabrics, toCreaseDepth, toWeaveKind } from '#scenes/couture/fabrics.ts';
import { crease, creaseRepeat, mostCrease } from '#scenes/couture/weaves/creases.ts';
import { type CreateCanvas, openCanvas, type PaintedCanvas } from '#scenes/exports/tools.ts';
import { toPart } from '#tools/couture/garments.ts';
import type { GarmentJob } from './model-job.ts';

/** Edge of the picture in pixels. */
const edge = 2048;

/**
 * A model has one picture of normals: here the threads lie on the folds and creases, as on the stage. A pixel is as wide as
 * a thread, so the threads are fainter than those of a picture that repeats. Undefined without folds.
 */
export function bakeNormals(
	garment: Pick<GarmentJob, 'key' | 'folds' | 'weave' | 'panels' | 'settings'>,
	create: CreateCanvas,
): PaintedCanvas | undefined {
	const { folds, weave, panels, settings } = garment;
	if (!folds) return undefined;
	const { canvas, context } = openCanvas(create, edge, { willReadFrequently: true });
	context.drawImage(folds, 0, 0, edge, edge);
	const picture = context.getImageData(0, 0, edge, edge);
	let threads: Uint8ClampedArray | undefined;
	if (weave) {
		const pattern = context.createPattern(weave.image, 'repeat');
		const scale = edge / panels.uvMetres / weave.repeats / weave.image.width;
		pattern?.setTransform(new DOMMatrix().scale(scale));
		context.fillStyle = pattern ?? '#8080ff';
		context.fillRect(0, 0, edge, edge);
		threads = context.getImageData(0, 0, edge, edge).data;
	}
	layThreads(picture.data, threads, toCreases(garment), fabrics[settings.finish]);
	context.putImageData(picture, 0, 0);
	return canvas;
}

/** The slope of the creases at a pixel, to the right and down, where folds lean and close so much. */
type Creases = (x: number, y: number, lean: number, closed: number) => readonly [number, number];

function toCreases({
	key,
	panels,
	settings,
}: Pick<GarmentJob, 'key' | 'panels' | 'settings'>): Creases {
	const pieces = Object.entries(panels.panels).map(([name, { rect }]) => ({
		part: toPart(key, name),
		box: rect.map((value) => value * edge),
	}));
	const square = crease();
	const depth = toCreaseDepth(settings.finish, toWeaveKind(key, settings.finish)) * mostCrease;
	const scale = (panels.uvMetres / edge / creaseRepeat) * square.edge;
	return (x, y, lean, closed) => {
		const column = Math.floor(x * scale) % square.edge;
		const at = ((Math.floor(y * scale) % square.edge) * square.edge + column) * 4;
		const read = (channel: number) => ((square.pixels[at + channel] ?? 128) - 128) / 127;
		const [right, down] = [read(0), read(1)];
		if (right === 0 && down === 0) return [0, 0];
		const piece = pieces.find(
			({ box: [left = 0, top = 0, last = 0, bottom = 0] }) =>
				left <= x && x < last && top <= y && y < bottom,
		);
		const strength = depth * toCrumpled(piece?.part ?? 'body', lean, closed);
		return [right * strength, down * strength];
	};
}

/** Turns a picture of folds into one of normals, with creases and threads on it. */
function layThreads(
	folds: Uint8ClampedArray,
	threads: Uint8ClampedArray | undefined,
	toSlope: Creases,
	{ relief, folds: depth }: Fabric,
) {
	for (let at = 0; at < folds.length; at += 4) {
		const read = (channel: number) => (((folds[at + channel] ?? 128) - 128) / 127) * depth;
		const thread = (channel: number) =>
			threads ? (((threads[at + channel] ?? 128) - 127.5) / 127.5) * relief : 0;
		const [leanRight, leanDown] = [read(0), read(1)];
		const closed = (1 - (folds[at + 2] ?? 255) / 255) * depth;
		const pixel = at / 4;
		const creased = toSlope(
			pixel % edge,
			Math.floor(pixel / edge),
			Math.hypot(leanRight, leanDown),
			closed,
		);
		const x = leanRight * mostLean + creased[0];
		const y = leanDown * mostLean + creased[1];
		const up = Math.sqrt(Math.max(0.1, 1 - x * x - y * y));
		const [right, down] = [x + thread(0) * up, y + thread(1) * up];
		const size = Math.hypot(right, down, up);
		folds[at] = 127.5 + (right / size) * 127.5;
		folds[at + 1] = 127.5 + (down / size) * 127.5;
		folds[at + 2] = 127.5 + (up / size) * 127.5;
	}
}
