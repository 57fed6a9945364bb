import type { SolverJob } from '#tools/cube3d/solver/answers.ts';
import { createJobs } from '#tools/cube3d/solver/jobs.ts';

const answer = createJobs();

addEventListener('message', ({ data }: MessageEvent<SolverJob>) => postMessage(answer(data)));
