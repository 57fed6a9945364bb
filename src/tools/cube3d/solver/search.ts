import * as numbers from './coordinates.ts';
import { type Cubies, compose } from './cubies.ts';
import { calmTurns, faceTurns, mayFollow, turnedCubies } from './face-turns.ts';
import type { SolverTables } from './tables.ts';

/** The second half may have at most this many turns; a longer one is better found from another first half. */
const longestSecond = 12;

/**
 * The search of H. Kociemba in two phases. The first makes the cube calm: no corner twisted, no edge flipped, the edges
 * of the middle layer within it. The second solves it with the turns that keep it so. Both try all sequences of a length
 * before longer ones, and leave a sequence as soon as the rest of its turns cannot be enough by a table.
 */
export class TwoPhaseSearch {
	readonly #tables: SolverTables;
	readonly #start: Cubies;
	readonly #twist: number;
	readonly #flip: number;
	readonly #slice: number;
	readonly #turns: number[] = [];
	/** A solution may have at most this many turns. */
	#most = 0;
	#found: number[] | undefined;
	readonly #isOver: () => boolean;
	#nodes = 0;
	#over = false;

	/** `isOver` is asked every few thousand states; after it says yes, nothing more is found. */
	constructor(tables: SolverTables, start: Cubies, isOver: () => boolean) {
		this.#tables = tables;
		this.#start = start;
		this.#isOver = isOver;
		this.#twist = numbers.toTwistNumber(start.twists);
		this.#flip = numbers.toFlipNumber(start.flips);
		this.#slice = numbers.toSliceNumber(start.edges);
	}

	/** The turns of a solution whose first phase has exactly `first` turns, and all of it at most `most`. */
	find(first: number, most: number): readonly number[] | undefined {
		this.#most = most;
		this.#found = undefined;
		this.#turns.length = 0;
		this.#calm(this.#twist, this.#flip, this.#slice, first, -1);
		return this.#found;
	}

	#calm(twist: number, flip: number, slice: number, left: number, last: number): boolean {
		const tables = this.#tables;
		if (
			this.#ends() ||
			(tables.twistSlice[twist * numbers.sliceStates + slice] ?? 0) > left ||
			(tables.flipSlice[flip * numbers.sliceStates + slice] ?? 0) > left
		) {
			return false;
		}
		if (left === 0) return this.#solve();
		for (let turn = 0; turn < faceTurns.length; turn += 1) {
			if (!mayFollow(turn, last)) continue;
			this.#turns.push(turn);
			const done = this.#calm(
				tables.twist.next[twist * tables.twist.turns + turn] ?? 0,
				tables.flip.next[flip * tables.flip.turns + turn] ?? 0,
				tables.slice.next[slice * tables.slice.turns + turn] ?? 0,
				left - 1,
				turn,
			);
			if (done) return true;
			this.#turns.pop();
		}
		return false;
	}

	#solve(): boolean {
		const first = this.#turns.length;
		const last = this.#turns.at(-1) ?? -1;
		// A calm turn at the end of the first phase belongs to the second: another first half is shorter.
		if (last >= 0 && calmTurns.includes(last)) return false;
		const longest = Math.min(longestSecond, this.#most - first);
		if (longest < 0) return false;
		const calm = this.#turns.reduce(
			(state, turn) => compose(state, turnedCubies[turn] ?? state),
			this.#start,
		);
		const corners = numbers.toOrderNumber(calm.corners);
		const edges = numbers.toOrderNumber(calm.edges.slice(0, 8));
		const slice = numbers.toOrderNumber(calm.edges.slice(8).map((edge) => edge - 8));
		for (let length = this.#least(corners, edges, slice); length <= longest; length += 1) {
			if (this.#finish(corners, edges, slice, length, last)) return true;
		}
		return false;
	}

	#finish(corners: number, edges: number, slice: number, left: number, last: number): boolean {
		const { corners: byCorners, edges: byEdges, sliceOrder } = this.#tables;
		if (this.#ends() || this.#least(corners, edges, slice) > left) return false;
		if (left === 0) {
			this.#found = [...this.#turns];
			return true;
		}
		for (let at = 0; at < calmTurns.length; at += 1) {
			const turn = calmTurns[at] ?? 0;
			if (!mayFollow(turn, last)) continue;
			this.#turns.push(turn);
			const done = this.#finish(
				byCorners.next[corners * byCorners.turns + at] ?? 0,
				byEdges.next[edges * byEdges.turns + at] ?? 0,
				sliceOrder.next[slice * sliceOrder.turns + at] ?? 0,
				left - 1,
				turn,
			);
			if (done) return true;
			this.#turns.pop();
		}
		return false;
	}

	#ends(): boolean {
		this.#nodes += 1;
		if (this.#nodes % 4096 === 0) this.#over ||= this.#isOver();
		return this.#over;
	}

	/** At least this many turns of the second phase are needed. */
	#least(corners: number, edges: number, slice: number): number {
		const { cornersSlice, edgesSlice } = this.#tables;
		return Math.max(
			cornersSlice[corners * numbers.sliceOrders + slice] ?? 0,
			edgesSlice[edges * numbers.sliceOrders + slice] ?? 0,
		);
	}
}
