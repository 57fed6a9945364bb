import type { SolverJob } from '#tools/cube3d/solver/answers.ts';
import { createJobs } from '#tools/cube3d/solver/jobs.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';

const answer = createJobs(new Solver(), (turns) => postMessage(turns));

addEventListener('message', ({ data }: MessageEvent<SolverJob>) => postMessage(answer(data)));
