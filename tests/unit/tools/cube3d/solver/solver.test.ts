import { createRandom } from '#lib/random.ts';
import { isSolved, solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { compose, invertCubies, isSameState, toCubies } from '#tools/cube3d/solver/cubies.ts';
import { createRandomCubies, isOdd } from '#tools/cube3d/solver/random-cubies.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';
import { turnCube } from '../turn-cube.ts';
import { createWalk, toDistance } from './facelets.ts';

const solver = new Solver();
/** Each check tries a few states, the nightly run many others. */
const { PROPERTY_SEED: fresh } = process.env;

function createPick(seed: number) {
	const random = createRandom(seed);
	return (limit: number) => Math.floor(random() * limit);
}

describe('the solver', { timeout: 240_000 }, () => {
	test('solves random states in at most 22 turns each', () => {
		const first = Number(fresh ?? 1);
		for (let seed = first; seed < first + (fresh ? 200 : 60); seed += 1) {
			const cube = solver.scramble(createPick(seed)).reduce(turnLayer, solvedCube);
			const solution = solver.solve(cube, undefined, 0);
			expect(isSolved(solution.reduce(turnLayer, cube)), `seed ${seed}`).toBe(true);
			expect(solution.length).toBeLessThanOrEqual(22);
		}
	});

	test.each([1, 2, 3, 4, 5, 6, 7])(
		'a state %i turns away from the solved cube is solved in as many, whichever they are',
		(depth) => {
			const random = createRandom(Number(fresh ?? 1) + depth);
			let left = fresh ? 1000 : 15;
			while (left > 0) {
				const { moves, state } = createWalk(depth, random);
				if (toDistance(state) !== depth) continue;
				left -= 1;
				const cube = turnCube(moves);
				const solution = solver.solve(cube);
				expect(solution.length, moves).toBe(depth);
				expect(isSolved(solution.reduce(turnLayer, cube)), moves).toBe(true);
			}
		},
	);

	test('improves the first solution and tells of each, until its time is over', () => {
		const cube = solver.scramble(createPick(1)).reduce(turnLayer, solvedCube);
		const told: number[] = [];
		const solution = solver.solve(cube, (turns) => told.push(turns));
		expect(told).toEqual(told.toSorted((a, b) => b - a));
		expect(told.at(-1)).toBe(solution.length);
	});

	test.each([
		['', 0],
		['R2', 1],
		["x y' R", 1],
		['x2 y z2', 0],
		// The superflip, centres that changed places, wide turns and slices, and a turned picture of a centre.
		["U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", 22],
		["M E M' E' z R", 22],
		["Rw U2 x M' E2 Bw S y' Fw2 L'", 22],
	])('after %s it needs at most %i turns', (moves, most) => {
		const cube = turnCube(moves);
		const solution = solver.solve(cube);
		expect(solution.length).toBeLessThanOrEqual(most);
		expect(isSolved(solution.reduce(turnLayer, cube))).toBe(true);
	});
});

describe('a random state', () => {
	test('can be reached: twists, flips and swaps add up', () => {
		for (let seed = 1; seed <= 300; seed += 1) {
			const { corners, twists, edges, flips } = createRandomCubies(createPick(seed));
			expect(isOdd(corners)).toBe(isOdd(edges));
			expect(twists.reduce((sum, twist) => sum + twist) % 3).toBe(0);
			expect(flips.reduce((sum, flip) => sum + flip) % 2).toBe(0);
			expect([new Set(corners).size, new Set(edges).size]).toEqual([8, 12]);
		}
	});

	test('is where its scramble leads, and with its inverse the solved cube', () => {
		const state = createRandomCubies(createPick(5));
		const cube = solver.scramble(createPick(5)).reduce(turnLayer, solvedCube);
		expect(isSameState(toCubies(cube), state)).toBe(true);
		expect(isSameState(compose(state, invertCubies(state)), toCubies(solvedCube))).toBe(true);
	});
});
