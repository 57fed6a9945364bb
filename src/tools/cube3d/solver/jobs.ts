import { createLesson } from '#tools/cube3d/lesson/lesson.ts';
import { printMoves } from '#tools/cube3d/notation.ts';
import type { SolverJob } from './answers.ts';
import { pickSecretly } from './random-cubies.ts';
import { Solver } from './solve-cube.ts';

/** Does the jobs of a worker, one after the other. An answer is text: it is read with the functions of `answers.ts`. */
export function createJobs(solver = new Solver()) {
	return (job: SolverJob): string => {
		if (job.kind === 'scramble') return printMoves(solver.scramble(pickSecretly));
		if (job.kind === 'solve') return printMoves(solver.solve(job.cube));
		return createLesson(job.cube)
			.map(({ stage, turns }) => `${stage}:${printMoves(turns)}`)
			.join('|');
	};
}
