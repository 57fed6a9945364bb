import { expect, test } from 'vitest';
import { type Cube, isSolved, isStraight } from '#tools/cube3d/cube.ts';
import { letters } from '#tools/cube3d/notation.ts';
import { turnCube } from './turn-cube.ts';

/** How often a sequence must be made until the condition holds again. */
function orderOf(moves: string, holds: (cube: Cube) => boolean): number {
	let cube = turnCube(moves);
	let order = 1;
	for (; !holds(cube); order += 1) cube = turnCube(moves, cube);
	return order;
}

/** The first numbers are those of tables of the cube group, which do not count the rotation of centres. */
test.each([
	...letters.map((letter) => [letter, 4, 4] as const),
	["R U R' U'", 6, 6],
	['R2 U2', 6, 6],
	['R U', 105, 420],
	["R U'", 63, 252],
	["R U2 D' B D'", 1260, 1260],
	["R L'", 4, 4],
	['R2 L2 U2 D2 F2 B2', 2, 2],
	// Powers and a conjugate of R U; U and R2 alone are of order 30.
	['R U R U R U', 35, 140],
	["F R U F'", 105, 420],
	['R2 U', 30, 60],
	// Checkerboard, six spots, a cube in a cube, and permutations of the last layer: H, Z, U and A.
	['M2 E2 S2', 2, 2],
	["U D' R L' F B' U D'", 3, 12],
	["F L F U' R U F2 L2 U' L' B D' B' L2 U", 3, 12],
	['M2 U M2 U2 M2 U M2', 2, 2],
	["R2 U R U R' U' R' U' R' U R'", 3, 12],
	["R' F R' B2 R F' R' B2 R2", 3, 3],
	// Sune, the T and the Y permutation, and the superflip.
	["R U R' U R U2 R'", 6, 6],
	["R U R' U' R' F R2 U' R' U' R U R' F'", 2, 4],
	["F R U' R' U' R U R' F' R U R' U' R' F R F'", 2, 4],
	["U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", 2, 4],
] as const)('%s: solved after %i, with straight pictures after %i', (moves, solved, straight) => {
	expect(orderOf(moves, isSolved)).toBe(solved);
	expect(orderOf(moves, isStraight)).toBe(straight);
});

test.each(["R M' L'", "U E' D'", "F S B'"])(
	'a solved cube may lie on any side, as %s turns it',
	(moves) => {
		expect(isSolved(turnCube(moves))).toBe(true);
		// Of centres whose pictures are turned only the colours count.
		const turned = turnCube(`${'R U '.repeat(105)}${moves}`);
		expect([isSolved(turned), isStraight(turned), isStraight(turnCube(moves))]).toEqual([
			true,
			false,
			true,
		]);
	},
);

test.each([
	['a flipped pair of edges', "R U R' U' M' U R U' R' U' M U"],
	['two twisted corners', "R' D' R D R' D' R D U R' D' R D R' D' R D R' D' R D R' D' R D U'"],
	['centres that changed places', "M E M' E'"],
])('a cube with %s is not solved', (_, moves) => {
	expect(isSolved(turnCube(moves))).toBe(false);
});
