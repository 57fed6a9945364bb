import { createLesson } from '#tools/cube3d/lesson/lesson.ts';
import { printMoves } from '#tools/cube3d/notation.ts';
import type { SolverJob } from './answers.ts';
import { pickSecretly } from './random-cubies.ts';
import { Solver } from './solve-cube.ts';

/**
 * Does the jobs of a worker, one after the other. An answer is text: it is read with the functions of `answers.ts`. `tell`
 * is told how many turns the best solution so far has.
 */
export function createJobs(solver = new Solver(), tell?: (turns: number) => void) {
	return (job: SolverJob): string => {
		if (job.kind === 'scramble') return printMoves(solver.scramble(pickSecretly));
		if (job.kind === 'solve') return printMoves(solver.solve(job.cube, tell));
		return createLesson(job.cube)
			.map(({ stage, turns, lit }) => `${stage}:${printMoves(turns)}:${lit.join(' ')}`)
			.join('|');
	};
}
