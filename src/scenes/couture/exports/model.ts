import type { Caption } from '#tools/couture/caption.ts';
import type { BakedCanvas } from './bake.ts';
import { buildModel } from './build-model.ts';
import { type ModelKind, toModelJob } from './model-job.ts';
import { hasModelWorker, runInWorker, Unable } from './run-in-worker.ts';

interface ModelOptions {
	signal: AbortSignal;
	/** Gets the share that is done, 0 to 1. */
	onProgress: (share: number) => void;
}

/**
 * The garments on the stage as one model. It is made in a worker, so that the page stays alive, or here where workers
 * cannot paint. Throws the signal's reason when cancelled.
 */
export async function exportModel(
	kind: ModelKind,
	caption: Caption,
	{ signal, onProgress }: ModelOptions,
): Promise<Blob> {
	if (hasModelWorker()) {
		try {
			const job = await toModelJob(kind, caption, true);
			signal.throwIfAborted();
			return await runInWorker(job, { signal, onProgress });
		} catch (error) {
			if (!(error instanceof Unable)) throw error;
		}
	}
	const baked = new Map<string, BakedCanvas>();
	try {
		return await buildModel(await toModelJob(kind, caption, false), {
			createCanvas,
			baked,
			onProgress: async (share) => {
				onProgress(share);
				// Lets the page handle events between steps, for example a click on the cancel button.
				await new Promise((resolve) => setTimeout(resolve));
				signal.throwIfAborted();
			},
		});
	} finally {
		for (const canvas of baked.values()) canvas.width = 0;
	}
}

function createCanvas(edge: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = edge;
	canvas.height = edge;
	return canvas;
}
