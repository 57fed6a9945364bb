import { identity, multiply, rotateAbout } from '#tools/cube3d/rotation.ts';
import { type Cubies, invertCubies, isSameState, toSymmetry } from './cubies.ts';
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

/** A state that so few turns solve gets the fewest there are. */
const optimalTurns = 7;

interface Pace {
	/** Milliseconds of `now` in which shorter solutions are looked for after the first. */
	ms: number;
	/** Is told of each solution: how many turns it has. */
	tell?: (turns: number) => void;
	now?: () => number;
}

/**
 * Solves a state. First all sequences of up to seven turns are tried. Then the search runs from three sides, and backwards
 * from each: where one is long, another is short. It goes on to shorter solutions until its time is over.
 *
 * @returns places in `faceTurns`, at most 22, and the fewest there are up to 7
 */
export function solveCubies(
	tables: SolverTables,
	cubies: Cubies,
	{ ms, tell, now = () => performance.now() }: Pace,
): readonly number[] {
	let best: readonly number[] | undefined;
	let end = Number.POSITIVE_INFINITY;
	const searches = [false, true]
		.flatMap((backwards) => {
			const start = backwards ? invertCubies(cubies) : cubies;
			return views.map(({ symmetry, turns }) => ({
				start: see(start, symmetry),
				toOwn: (seen: readonly number[]) => {
					const own = seen.map((turn) => turns.indexOf(turn));
					return backwards ? own.map(invertTurn).reverse() : own;
				},
			}));
		})
		// A pattern that looks alike from several sides is searched once.
		.filter(({ start }, at, all) => at === all.findIndex((one) => isSameState(one.start, start)))
		.map(({ start, toOwn }) => ({
			search: new TwoPhaseSearch(tables, start, () => now() > end),
			toOwn,
		}));

	function improve(tried: typeof searches, longest: number) {
		let most = longest;
		for (let first = 0; first <= most; first += 1) {
			for (const { search, toOwn } of tried) {
				for (;;) {
					const found = search.find(first, most);
					if (!found) break;
					best = toOwn(found);
					most = best.length - 1;
					tell?.(best.length);
					if (longest > optimalTurns) end = Math.min(end, now() + ms);
				}
				if (now() > end) return;
			}
		}
	}

	improve(searches.slice(0, 1), optimalTurns);
	if (!best) improve(searches, mostTurns);
	if (!best) throw new Error('This state cannot be reached by turning a cube.');
	return best;
}
