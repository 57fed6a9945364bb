import type { Caption } from '#tools/design/caption.ts';
import { type ModelOptions, ModelWorker, Unable } from './model-worker.ts';
import type { PaintedCanvas, Tools } from './tools.ts';
import type { ModelKind } from './write-model.ts';

interface Maker<Job> {
	/** What is on the stage. With `copies`, pictures are copied into a form that can be sent to a worker. */
	toJob: (copies: boolean) => Promise<Job>;
	worker: ModelWorker<Job>;
	/** What the worker does, too. */
	build: (job: Job, tools: Tools) => Promise<Blob>;
}

/** Makes models of what is on the stage, as `makeModel` does. `address` is that of the worker. */
export function createExport<Job>(
	address: string,
	toJob: (kind: ModelKind, caption: Caption, copies: boolean) => Promise<Job>,
	build: Maker<Job>['build'],
) {
	const worker = new ModelWorker<Job>(address);
	return (kind: ModelKind, caption: Caption, options: ModelOptions) =>
		makeModel({ toJob: (copies) => toJob(kind, caption, copies), worker, build }, options);
}

/**
 * Makes a model in a worker, so that the page stays alive, or here where workers cannot paint. Throws the signal’s reason
 * when cancelled.
 */
async function makeModel<Job>(
	{ toJob, worker, build }: Maker<Job>,
	{ signal, onProgress }: ModelOptions,
): Promise<Blob> {
	if (worker.exists) {
		try {
			const job = await toJob(true);
			signal.throwIfAborted();
			return await worker.run(job, { signal, onProgress });
		} catch (error) {
			if (!(error instanceof Unable)) throw error;
		}
	}
	const baked = new Map<string, PaintedCanvas>();
	try {
		return await build(await toJob(false), {
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
