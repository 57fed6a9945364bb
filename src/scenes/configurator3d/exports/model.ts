import { createExport } from '#scenes/exports/make-model.ts';
import { buildModel } from './build-model.ts';
import { toModelJob } from './model-job.ts';
import address from './model-worker.ts?worker&url';

/** The goblets on the stage as one model. Throws the signal’s reason when cancelled. */
export const exportModel = createExport(address, toModelJob, buildModel);
