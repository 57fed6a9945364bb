import { answerJobs } from '#scenes/exports/answer-jobs.ts';
import { buildModel } from './build-model.ts';
import type { ModelJob } from './model-job.ts';

// Painted in a moment: nothing is kept for the next model.
answerJobs<ModelJob>(buildModel, () => false);
