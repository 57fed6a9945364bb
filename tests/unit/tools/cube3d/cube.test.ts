import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Cube,
	isSolved,
	isStraight,
	solvedCube,
	type Turn,
	turnLayer,
} from '#tools/cube3d/cube.ts';
import { invert, letters, parseMoves } from '#tools/cube3d/notation.ts';

const anyTurn: fc.Arbitrary<Turn> = fc.record({
	axis: fc.constantFrom(0, 1, 2),
	layer: fc.constantFrom(-1, 0, 1),
	quarters: fc.constantFrom(1, 2, -1),
});

function turn(cube: Cube, moves: string, times = 1): Cube {
	const turns = parseMoves(moves) ?? [];
	let now = cube;
	for (let time = 0; time < times; time++) now = turns.reduce(turnLayer, now);
	return now;
}

/** How often a sequence must be made until the condition holds again. */
function orderOf(moves: string, holds: (cube: Cube) => boolean): number {
	let now = turn(solvedCube, moves);
	let order = 1;
	while (!holds(now)) {
		now = turn(now, moves);
		order += 1;
	}
	return order;
}

test('there are 27 small cubes, each at a position of its own', () => {
	expect(solvedCube).toHaveLength(27);
	expect(new Set(solvedCube.map(({ position }) => position.join())).size).toBe(27);
});

describe('the group of the turns', () => {
	test.each(letters)('four times %s is as if nothing had been', (letter) => {
		expect(turn(solvedCube, letter, 4)).toEqual(solvedCube);
		for (const times of [1, 2, 3]) expect(turn(solvedCube, letter, times)).not.toEqual(solvedCube);
	});

	test('the inverse takes any turns back', () => {
		fc.assert(
			fc.property(fc.array(anyTurn, { maxLength: 40 }), (turns) => {
				const there = turns.reduce(turnLayer, solvedCube);
				expect(turns.toReversed().map(invert).reduce(turnLayer, there)).toEqual(solvedCube);
			}),
		);
	});

	test.each([
		['L', 'R'],
		['U', 'D'],
		['F', 'B'],
		['L', 'M'],
		['U', 'E'],
		['F', 'S'],
	])('%s and %s, across one axis, can be made in either order', (one, other) => {
		expect(turn(solvedCube, `${one} ${other}`)).toEqual(turn(solvedCube, `${other} ${one}`));
	});

	test('turns across different axes cannot', () => {
		expect(turn(solvedCube, 'R U')).not.toEqual(turn(solvedCube, 'U R'));
	});

	test('no small cube is lost or doubled, and none is mirrored', () => {
		fc.assert(
			fc.property(fc.array(anyTurn, { maxLength: 60 }), (turns) => {
				const cube = turns.reduce(turnLayer, solvedCube);
				expect(new Set(cube.map(({ position }) => position.join())).size).toBe(27);
				for (const { rotation, home, position } of cube) {
					expect(determinant(rotation)).toBe(1);
					// Corners stay corners, edges edges, middles middles.
					expect(position.filter((value) => value === 0)).toHaveLength(
						home.filter((value) => value === 0).length,
					);
				}
			}),
		);
	});
});

/** The orders of the first column are those of tables of the cube group, which do not count the rotation of centres. */
describe('sequences whose order is known', () => {
	test.each([
		['R', 4, 4],
		["R U R' U'", 6, 6],
		['R2 U2', 6, 6],
		['R U', 105, 420],
		["R U'", 63, 252],
		["R U2 D' B D'", 1260, 1260],
		["R L'", 4, 4],
		['R2 L2 U2 D2 F2 B2', 2, 2],
		// Powers and a conjugate of R U; U and R2 alone are of order 30.
		['R U R U R U', 35, 140],
		['R U R U R U R U R U', 21, 84],
		["F R U F'", 105, 420],
		['R2 U', 30, 60],
		// Checkerboard, six spots, a cube in a cube, and permutations of the last layer: H, Z, U and A.
		['M2 E2 S2', 2, 2],
		["U D' R L' F B' U D'", 3, 12],
		["F L F U' R U F2 L2 U' L' B D' B' L2 U", 3, 12],
		['M2 U M2 U2 M2 U M2', 2, 2],
		["R2 U R U R' U' R' U' R' U R'", 3, 12],
		["R' F R' B2 R F' R' B2 R2", 3, 3],
		// Sune.
		["R U R' U R U2 R'", 6, 6],
		// The T and the Y permutation, and the superflip.
		["R U R' U' R' F R2 U' R' U' R U R' F'", 2, 4],
		["F R U' R' U' R U R' F' R U R' U' R' F R F'", 2, 4],
		["U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", 2, 4],
	])('%s: solved after %i, with straight pictures after %i', (moves, solved, straight) => {
		expect(orderOf(moves, isSolved)).toBe(solved);
		expect(orderOf(moves, isStraight)).toBe(straight);
	});
});

describe('a solved cube', () => {
	test('is solved at first, and not after a turn', () => {
		expect(isSolved(solvedCube)).toBe(true);
		for (const letter of letters) expect(isSolved(turn(solvedCube, letter))).toBe(false);
	});

	test("may lie on any side: R M' L' turns the whole", () => {
		expect(isSolved(turn(solvedCube, "R M' L'"))).toBe(true);
		expect(isSolved(turn(solvedCube, "U E' D'"))).toBe(true);
		expect(isSolved(turn(solvedCube, "F S B'"))).toBe(true);
	});

	test('may have centres whose pictures are turned: only its colours count', () => {
		const turned = turn(solvedCube, 'R U', 105);
		expect(isSolved(turned)).toBe(true);
		expect(isStraight(turned)).toBe(false);
		expect(isStraight(turn(turned, "R M' L'"))).toBe(false);
		expect(isStraight(turn(solvedCube, "R M' L'"))).toBe(true);
	});

	test.each([
		['a flipped pair of edges', "R U R' U' M' U R U' R' U' M U"],
		['three edges that changed places', "R2 U R U R' U' R' U' R' U R'"],
		['two twisted corners', "R' D' R D R' D' R D U R' D' R D R' D' R D R' D' R D R' D' R D U'"],
		['centres that changed places', "M E M' E'"],
	])('is not solved with %s', (_, moves) => {
		expect(isSolved(turn(solvedCube, moves))).toBe(false);
	});
});

function determinant([
	a = 0,
	b = 0,
	c = 0,
	d = 0,
	e = 0,
	f = 0,
	g = 0,
	h = 0,
	i = 0,
]: readonly number[]) {
	return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
