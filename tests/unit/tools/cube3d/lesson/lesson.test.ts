import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { isSolved, solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { createLesson } from '#tools/cube3d/lesson/lesson.ts';
import { stageNames } from '#tools/cube3d/lesson/stage-names.ts';
import { readLesson, readTurns } from '#tools/cube3d/solver/answers.ts';
import { createJobs } from '#tools/cube3d/solver/jobs.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';
import { turnCube } from '../turn-cube.ts';

const solver = new Solver();

function createScrambled(seed: number) {
	const random = createRandom(seed);
	return solver.scramble((limit) => Math.floor(random() * limit)).reduce(turnLayer, solvedCube);
}

test('solves 60 random states, in the order of its stages, and keeps the bottom once it is built', {
	timeout: 60_000,
}, () => {
	for (let seed = 1; seed <= 60; seed += 1) {
		const lying = seed % 2 === 0;
		let cube = turnCube(lying ? "x y'" : '', createScrambled(seed));
		const steps = createLesson(cube);
		expect(steps.length).toBeLessThanOrEqual(16);
		const order = steps.map(({ stage }) => stageNames.indexOf(stage));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
		for (const { stage, turns } of steps) {
			expect(turns.length).toBeGreaterThan(0);
			const bottom = cube.filter(({ home }) => home[1] === -1);
			if (!lying && stage !== 'cross' && stage !== 'corner')
				expect(bottom.map(({ position }) => position)).toEqual(bottom.map(({ home }) => home));
			cube = turns.reduce(turnLayer, cube);
		}
		expect(isSolved(cube)).toBe(true);
	}
});

test('a solved cube needs no lesson', () => {
	expect(createLesson(solvedCube)).toEqual([]);
	expect(createLesson(turnCube("R M' L'"))).toEqual([]);
});

test('the answers of the worker are read as they were written', () => {
	const answer = createJobs(solver);
	const cube = createScrambled(7);
	expect(readLesson(answer({ kind: 'lesson', cube }))).toEqual(createLesson(cube));
	expect(readLesson(answer({ kind: 'lesson', cube: solvedCube }))).toEqual([]);
	expect(readTurns(answer({ kind: 'solve', cube }))).toEqual(solver.solve(cube));
	expect(readTurns(answer({ kind: 'scramble' }))?.length).toBeGreaterThan(10);
});
