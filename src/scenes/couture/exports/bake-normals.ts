import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { type Fabric, fabrics } from '#scenes/couture/fabrics.ts';
import { type CreateCanvas, openCanvas, type PaintedCanvas } from '#scenes/exports/tools.ts';
import type { GarmentJob } from './model-job.ts';

/** Edge of the picture in pixels. */
const edge = 2048;

/**
 * A model has one picture of normals: here the threads lie on the folds, as on the stage. A pixel is as wide as a thread, so
 * the threads are fainter than those of a picture that repeats. Undefined without folds.
 */
export function bakeNormals(
	{ folds, weave, panels, settings }: Pick<GarmentJob, 'folds' | 'weave' | 'panels' | 'settings'>,
	create: CreateCanvas,
): PaintedCanvas | undefined {
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
	layThreads(picture.data, threads, fabrics[settings.finish]);
	context.putImageData(picture, 0, 0);
	return canvas;
}

/** Turns a picture of folds into one of normals, with the threads on it. */
function layThreads(
	folds: Uint8ClampedArray,
	threads: Uint8ClampedArray | undefined,
	{ relief, creases }: Fabric,
) {
	for (let at = 0; at < folds.length; at += 4) {
		const lean = (channel: number) =>
			(((folds[at + channel] ?? 128) - 128) / 127) * mostLean * creases;
		const thread = (channel: number) =>
			threads ? (((threads[at + channel] ?? 128) - 127.5) / 127.5) * relief : 0;
		const [x, y] = [lean(0), lean(1)];
		const up = Math.sqrt(Math.max(0.1, 1 - x * x - y * y));
		const [right, down] = [x + thread(0) * up, y + thread(1) * up];
		const size = Math.hypot(right, down, up);
		folds[at] = 127.5 + (right / size) * 127.5;
		folds[at + 1] = 127.5 + (down / size) * 127.5;
		folds[at + 2] = 127.5 + (up / size) * 127.5;
	}
}
