import { makeModel } from '#scenes/exports/make-model.ts';
import { type ModelOptions, ModelWorker } from '#scenes/exports/model-worker.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import type { Caption } from '#tools/design/caption.ts';
import { buildModel } from './build-model.ts';
import { type ModelJob, toModelJob } from './model-job.ts';
import address from './model-worker.ts?worker&url';

const worker = new ModelWorker<ModelJob>(address);

/** The garments on the stage as one model. Throws the signal’s reason when cancelled. */
export function exportModel(
	kind: ModelKind,
	caption: Caption,
	options: ModelOptions,
): Promise<Blob> {
	const toJob = (copies: boolean) => toModelJob(kind, caption, copies);
	return makeModel({ toJob, worker, build: buildModel }, options);
}
