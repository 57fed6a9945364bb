import type { Cube, Turn } from '#tools/cube3d/cube.ts';
import type { LessonStep } from '#tools/cube3d/lesson/lesson.ts';
import { stageNames } from '#tools/cube3d/lesson/stage-names.ts';
import { parseMoves } from '#tools/cube3d/notation.ts';

/** The jobs of the worker: turns that solve a cube, turns that lead to a random state, or the steps of a lesson. */
export type SolverJob = { kind: 'solve' | 'lesson'; cube: Cube } | { kind: 'scramble' };

/** Reads the turns of a solution or scramble; undefined for anything else. */
export function readTurns(answer: unknown): Turn[] | undefined {
	return typeof answer === 'string' ? parseMoves(answer) : undefined;
}

/** Reads the steps of a lesson; undefined for anything else. */
export function readLesson(answer: unknown): LessonStep[] | undefined {
	if (typeof answer !== 'string') return undefined;
	const texts = answer === '' ? [] : answer.split('|');
	const steps = texts.flatMap((text) => {
		const [name, moves = '', lit = ''] = text.split(':');
		const stage = stageNames.find((known) => known === name);
		const turns = parseMoves(moves);
		return stage && turns && turns.length > 0
			? [{ stage, turns, lit: (lit.match(/\d+/g) ?? []).map(Number) }]
			: [];
	});
	return steps.length === texts.length ? steps : undefined;
}
