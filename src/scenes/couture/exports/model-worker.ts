import { answerJobs } from '#scenes/exports/answer-jobs.ts';
import { buildModel } from './build-model.ts';
import type { ModelJob } from './model-job.ts';

// The same garments in another format are painted alike.
answerJobs<ModelJob>(buildModel, (name, { garments }) =>
	garments.some(({ look }) => name.endsWith(look)),
);
