import fc from 'fast-check';
import { type Cube, solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import { parseMoves } from '#tools/cube3d/notation.ts';

export const anyTurns = fc.array(
	fc.record({
		axis: fc.constantFrom(0 as const, 1 as const, 2 as const),
		layer: fc.constantFrom(-1, 0, 1),
		quarters: fc.constantFrom(1, 2, -1),
	}),
	{ maxLength: 50 },
);

export function turns(moves: string): readonly Turn[] {
	const read = parseMoves(moves);
	if (!read) throw new Error(`Not turns: ${moves}`);
	return read;
}

export function turnCube(moves: string, cube: Cube = solvedCube): Cube {
	return turns(moves).reduce(turnLayer, cube);
}
