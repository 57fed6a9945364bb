import { type Cube, isSolved, isStraight } from '#tools/cube3d/cube.ts';
import { letters } from '#tools/cube3d/notation.ts';
import { toCases } from '../to-cases.ts';
import orders from './orders.json' with { type: 'json' };
import { turnCube } from './turn-cube.ts';

/** How often a sequence must be made until the condition holds again. */
function orderOf(moves: string, holds: (cube: Cube) => boolean): number {
	let cube = turnCube(moves);
	let order = 1;
	for (; !holds(cube); order += 1) cube = turnCube(moves, cube);
	return order;
}

/** The first numbers are those of tables of the cube group, which do not count the rotation of centres. */
test.each([...letters.map((letter) => [letter, [4, 4]] as const), ...toCases(orders)])(
	'%s: solved after %j, the second time with straight pictures',
	(moves, after) => {
		expect([isSolved, isStraight].map((holds) => orderOf(moves, holds))).toEqual(after);
	},
);

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
