import type { Turn } from './cube.ts';
import { toShortest } from './rotation.ts';

/**
 * Adds a turn to others. Turns of the same layer become one, or none, if only turns about the same axis are between
 * them: R and R are R2, R and R′ are nothing.
 */
export function append(turns: readonly Turn[], turn: Turn): readonly Turn[] {
	const parting = turns.findLastIndex(({ axis }) => axis !== turn.axis);
	const at = turns.findIndex((other, index) => index > parting && other.layer === turn.layer);
	const same = turns[at];
	if (!same) return [...turns, turn];
	const quarters = toShortest(same.quarters + turn.quarters);
	return quarters === 0 ? turns.toSpliced(at, 1) : turns.with(at, { ...turn, quarters });
}

export function simplify(turns: readonly Turn[]): readonly Turn[] {
	return turns.reduce<readonly Turn[]>(append, []);
}

/** Joins turns of the top and of the whole cube alone; sequences that are known by their other turns stay whole. */
export function joinTops(turns: readonly Turn[]): readonly Turn[] {
	return turns.reduce<readonly Turn[]>(
		(before, turn) => (turn.axis === 1 ? append(before, turn) : before.concat(turn)),
		[],
	);
}
