import { describe, expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { type Cube, isSolved, solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { parseMoves } from '#tools/cube3d/notation.ts';
import { compose, invertCubies, isSameState, toCubies } from '#tools/cube3d/solver/cubies.ts';
import { createRandomCubies, isOdd, pickSecretly } from '#tools/cube3d/solver/random-cubies.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';

const solver = new Solver();
const turn = (cube: Cube, moves: string) => (parseMoves(moves) ?? []).reduce(turnLayer, cube);

function createPick(seed: number) {
	const random = createRandom(seed);
	return (limit: number) => Math.floor(random() * limit);
}

describe('the solver', { timeout: 240_000 }, () => {
	test('solves random states in at most 22 turns each', () => {
		const lengths: number[] = [];
		// 60 in each check, and 200 others every night.
		const { PROPERTY_SEED: fresh } = process.env;
		const first = Number(fresh ?? 1);
		for (let seed = first; seed < first + (fresh ? 200 : 60); seed += 1) {
			const cube = solver.scramble(createPick(seed)).reduce(turnLayer, solvedCube);
			const solution = solver.solve(cube);
			expect(isSolved(solution.reduce(turnLayer, cube)), `seed ${seed}`).toBe(true);
			lengths.push(solution.length);
		}
		expect(Math.max(...lengths)).toBeLessThanOrEqual(22);
		expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(21);
	});

	test.each([
		['', 0],
		['R', 1],
		['R2', 1],
		["U D' L2", 3],
		["x y' R", 1],
		['x2 y z2', 0],
	])('after %s it needs %i turns', (moves, most) => {
		const cube = turn(solvedCube, moves);
		const solution = solver.solve(cube);
		expect(solution.length).toBeLessThanOrEqual(most);
		expect(isSolved(solution.reduce(turnLayer, cube))).toBe(true);
	});

	test.each([
		['the superflip', "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"],
		['centres that changed places', "M E M' E' z R"],
		['wide turns and slices', "Rw U2 x M' E2 Bw S y' Fw2 L'"],
		['the picture of a centre that is turned', 'R U R U R U R U R U'],
	])('solves %s', (_, moves) => {
		const cube = turn(solvedCube, moves);
		const solution = solver.solve(cube);
		expect(solution.length).toBeLessThanOrEqual(22);
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
			expect(corners.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
			expect(new Set(edges).size).toBe(12);
		}
	});

	test('favours no corner, edge, twist or flip at any place', () => {
		const states = Array.from({ length: 6000 }, () => createRandomCubies(pickSecretly));
		for (const [part, kinds] of [
			['corners', 8],
			['twists', 3],
			['edges', 12],
			['flips', 2],
		] as const) {
			const places = part === 'corners' || part === 'twists' ? 8 : 12;
			for (let place = 0; place < places; place += 1) {
				const counts = Array.from({ length: kinds }, () => 0);
				for (const state of states)
					counts[state[part][place] ?? 0] = (counts[state[part][place] ?? 0] ?? 0) + 1;
				const expected = states.length / kinds;
				const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
				// With 11 degrees of freedom or fewer, one value in a hundred million is above.
				expect(chi).toBeLessThan(62);
			}
		}
	});

	test('is odd as often as even', () => {
		const odd = Array.from({ length: 4000 }, () => createRandomCubies(pickSecretly)).filter(
			({ corners }) => isOdd(corners),
		);
		expect(Math.abs(odd.length - 2000)).toBeLessThan(190);
	});

	test('is where its scramble leads', () => {
		const cubies = createRandomCubies(createPick(5));
		const cube = solver.scramble(createPick(5)).reduce(turnLayer, solvedCube);
		expect(isSameState(toCubies(cube), cubies)).toBe(true);
	});
});

test('a state and its inverse are the solved cube together', () => {
	const state = createRandomCubies(createPick(9));
	expect(isSameState(compose(state, invertCubies(state)), toCubies(solvedCube))).toBe(true);
});
