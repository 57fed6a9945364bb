import type { Turn } from './cube.ts';
import { invert, movePattern, parseMove } from './notation.ts';

/** A sequence with its repetitions may have so many turns; more than anybody would watch. */
export const mostTurns = 200;

/** Why a sequence cannot be read, and where: the place of the first wrong character, from 1, and what is there. */
export interface AlgorithmFault {
	fault: 'move' | 'opening' | 'closing' | 'count' | 'long';
	place: number;
	found: string;
}

const space = /[\s·,]+/y;
const move = new RegExp(movePattern.source, 'y');
const ending = /\s*[*×]?\s*(\d*)(['’′`´‘]?)/y;

/**
 * Reads a sequence in the standard notation, with or without spaces: R U′ F2, wide turns as r or Rw, M E S, the whole
 * cube as x y z, and parentheses with how often they are repeated.
 *
 * @example parseAlgorithm("(R U R' U')2") // eight turns
 */
export function parseAlgorithm(text: string): readonly Turn[] | AlgorithmFault {
	const open: { turns: Turn[]; at: number }[] = [{ turns: [], at: 0 }];
	let at = 0;
	const take = (pattern: RegExp) => {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found) at += found[0].length;
		return found;
	};
	const toFault = (fault: AlgorithmFault['fault'], where: number): AlgorithmFault => ({
		fault,
		place: where + 1,
		found: /\S+/.exec(text.slice(where))?.[0].slice(0, 12) ?? '',
	});

	while (at < text.length) {
		const start = at;
		if (take(space)) continue;
		const group = open.at(-1);
		if (text[at] === '(') {
			open.push({ turns: [], at });
			at += 1;
		} else if (text[at] === ')') {
			at += 1;
			const counted = take(ending);
			const count = counted?.[1] ? Number(counted[1]) : 1;
			open.pop();
			const outer = open.at(-1);
			if (!outer || !group) return toFault('closing', start);
			if (count < 1) return toFault('count', start + 1);
			if (count * group.turns.length + outer.turns.length > mostTurns)
				return toFault('long', start);
			const once = counted?.[2] ? group.turns.map(invert).reverse() : group.turns;
			for (let time = 0; time < count; time += 1) outer.turns.push(...once);
		} else {
			const turn = parseMove(take(move)?.[0] ?? '');
			if (!turn) return toFault('move', start);
			group?.turns.push(turn);
		}
		if ((open.at(-1)?.turns.length ?? 0) > mostTurns) return toFault('long', start);
	}
	const last = open.at(-1);
	if (open.length > 1) return toFault('opening', last?.at ?? 0);
	return last?.turns ?? [];
}
