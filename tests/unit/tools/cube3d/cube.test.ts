import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cube, isSolved, solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
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

/** How often a sequence must be made until the cube is as it was. */
function orderOf(moves: string): number {
	let now = turn(solvedCube, moves);
	let order = 1;
	while (JSON.stringify(now) !== JSON.stringify(solvedCube)) {
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

describe('sequences whose order is known, middles counted by how they lie', () => {
	test.each([
		["R U R' U'", 6],
		['R2 U2', 6],
		['M E', 12],
		["R L'", 4],
		['R2 L2 U2 D2 F2 B2', 2],
	])('%s is back after %i', (moves, order) => {
		expect(orderOf(moves)).toBe(order);
	});

	test('R U is back after 105 times for the places, and its middles lie right after 420', () => {
		const after = turn(solvedCube, 'R U', 105);
		expect(after.every(({ home, position }) => home.join() === position.join())).toBe(true);
		expect(orderOf('R U')).toBe(420);
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

	test('needs its middles to lie right too', () => {
		expect(isSolved(turn(solvedCube, "R U R' U'", 6))).toBe(true);
		expect(isSolved(turn(solvedCube, 'R U', 105))).toBe(false);
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
