import type { Cube, Turn } from '#tools/cube3d/cube.ts';
import { toCubies, toWhole } from './cubies.ts';
import { faceTurns, invertTurn } from './face-turns.ts';
import { createRandomCubies, type PickBelow } from './random-cubies.ts';
import { solveCubies } from './solve-cubies.ts';
import { createTables, type SolverTables } from './tables.ts';
import { turnWith } from './turn-with.ts';

/** So long shorter solutions are looked for, in milliseconds. */
const improvingMs = 300;

/** Solves cubes. The first use makes its tables, which takes about a second; after that a cube takes some milliseconds. */
export class Solver {
	#tables: SolverTables | undefined;

	/**
	 * At most 22 turns of outer layers after which every side has one colour, and the fewest there are if seven are enough.
	 * `tell` is told how many turns the best solution so far has.
	 */
	solve(cube: Cube, tell?: (turns: number) => void, ms = improvingMs): Turn[] {
		const whole = toWhole(cube);
		const turns = solveCubies(this.#load(), toCubies(cube), { ms, ...(tell && { tell }) });
		return turns.flatMap((at) => faceTurns[at] ?? []).map((turn) => turnWith(turn, whole));
	}

	/** Turns that bring the solved cube to a random state. */
	scramble(pick: PickBelow): Turn[] {
		const turns = solveCubies(this.#load(), createRandomCubies(pick), { ms: 50 });
		return turns
			.map(invertTurn)
			.toReversed()
			.flatMap((at) => faceTurns[at] ?? []);
	}

	#load(): SolverTables {
		this.#tables ??= createTables();
		return this.#tables;
	}
}
