import { describe, expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { type Cube, isSolved, solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { createLesson } from '#tools/cube3d/lesson/lesson.ts';
import { stageNames } from '#tools/cube3d/lesson/stage-names.ts';
import { parseMoves, printMoves } from '#tools/cube3d/notation.ts';
import { readLesson, readTurns } from '#tools/cube3d/solver/answers.ts';
import { createJobs } from '#tools/cube3d/solver/jobs.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';

const solver = new Solver();
const turn = (cube: Cube, moves: string) => (parseMoves(moves) ?? []).reduce(turnLayer, cube);

function createScrambled(seed: number): Cube {
	const random = createRandom(seed);
	return solver.scramble((limit) => Math.floor(random() * limit)).reduce(turnLayer, solvedCube);
}

describe('the lesson', () => {
	test('solves 60 random states, in the order of its stages', { timeout: 60_000 }, () => {
		for (let seed = 1; seed <= 60; seed += 1) {
			const cube = turn(createScrambled(seed), seed % 2 === 0 ? "x y'" : '');
			const steps = createLesson(cube);
			expect(isSolved(steps.flatMap(({ turns }) => turns).reduce(turnLayer, cube))).toBe(true);
			expect(steps.length).toBeLessThanOrEqual(16);
			const order = steps.map(({ stage }) => stageNames.indexOf(stage));
			expect(order).toEqual(order.toSorted((a, b) => a - b));
			for (const { turns } of steps) expect(turns.length).toBeGreaterThan(0);
		}
	});

	test('keeps what it has built: after the first layer the bottom stays', () => {
		const cube = createScrambled(3);
		let now = cube;
		for (const { stage, turns } of createLesson(cube)) {
			if (!['cross', 'corner'].includes(stage)) {
				const bottom = now.filter(({ home }) => home[1] === -1);
				expect(bottom.every(({ position, home }) => position.join() === home.join())).toBe(true);
			}
			now = turns.reduce(turnLayer, now);
		}
	});

	test('has no step for a solved cube', () => {
		expect(createLesson(solvedCube)).toEqual([]);
		expect(createLesson(turn(solvedCube, "R M' L'"))).toEqual([]);
	});
});

describe('the answers of the worker', () => {
	const answer = createJobs(solver);
	const cube = createScrambled(7);

	test('are read as they were written', () => {
		expect(readLesson(answer({ kind: 'lesson', cube }))).toEqual(createLesson(cube));
		expect(readLesson(answer({ kind: 'lesson', cube: solvedCube }))).toEqual([]);
		expect(printMoves(readTurns(answer({ kind: 'solve', cube })) ?? [])).toBe(
			printMoves(solver.solve(cube)),
		);
		expect(readTurns(answer({ kind: 'scramble' }))?.length).toBeGreaterThan(10);
	});

	test.each([undefined, 5, {}, 'cross', 'nothing:R', 'cross:Q'])('%j is no lesson', (other) => {
		expect(readLesson(other)).toBeUndefined();
	});
});
