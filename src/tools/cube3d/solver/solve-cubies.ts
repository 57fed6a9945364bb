import { identity, multiply, rotateAbout } from '#tools/cube3d/rotation.ts';
import { type Cubies, invertCubies, toSymmetry } from './cubies.ts';
import { invertTurn, see, seeTurns } from './face-turns.ts';
import { TwoPhaseSearch } from './search.ts';
import type { SolverTables } from './tables.ts';

/** Every state can be solved in so few turns by this search; 20 is the least that is enough for all. */
const mostTurns = 22;

/** A third of a turn about a diagonal of the cube: by it, each of the three axes can be the upright one. */
const third = multiply(rotateAbout(1, 1), rotateAbout(0, 1));
const views = [identity, third, multiply(third, third)].map((rotation) => {
	const symmetry = toSymmetry(rotation);
	return { symmetry, turns: seeTurns(symmetry) };
});

/**
 * Solves a state. The same search runs from three sides, and backwards from each: where one is long, another is
 * short.
 *
 * @returns places in `faceTurns`, at most 22
 */
export function solveCubies(tables: SolverTables, cubies: Cubies): readonly number[] {
	const searches = [false, true].flatMap((backwards) => {
		const start = backwards ? invertCubies(cubies) : cubies;
		return views.map(({ symmetry, turns }) => ({
			search: new TwoPhaseSearch(tables, see(start, symmetry)),
			toOwn: (seen: readonly number[]) => {
				const own = seen.map((turn) => turns.indexOf(turn));
				return backwards ? own.map(invertTurn).reverse() : own;
			},
		}));
	});
	for (let first = 0; first <= mostTurns; first += 1) {
		for (const { search, toOwn } of searches) {
			const found = search.find(first, mostTurns);
			if (found) return toOwn(found);
		}
	}
	throw new Error('This state cannot be reached by turning a cube.');
}
