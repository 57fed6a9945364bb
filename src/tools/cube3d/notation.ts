import type { Axis, Turn } from './cube.ts';

/** The letters of the layers in the standard notation of the cube. */
export const letters = ['U', 'D', 'L', 'R', 'F', 'B', 'M', 'E', 'S'] as const;
type Letter = (typeof letters)[number];

/**
 * A letter alone is a quarter clockwise, as seen from its own side; M goes like L, E like D, S like F. The axes: x to
 * the right, y up, z towards the viewer.
 */
const quarters: Record<Letter, Turn> = {
	U: { axis: 1, layer: 1, quarters: -1 },
	D: { axis: 1, layer: -1, quarters: 1 },
	L: { axis: 0, layer: -1, quarters: 1 },
	R: { axis: 0, layer: 1, quarters: -1 },
	F: { axis: 2, layer: 1, quarters: -1 },
	B: { axis: 2, layer: -1, quarters: 1 },
	M: { axis: 0, layer: 0, quarters: 1 },
	E: { axis: 1, layer: 0, quarters: 1 },
	S: { axis: 2, layer: 0, quarters: -1 },
};

/** Reads one move: a letter, with ' for the other way round, or with 2 for a half turn. */
export function parseMove(text: string): Turn | undefined {
	const match = /^([UDLRFBMES])(['’]|2)?$/.exec(text);
	const letter = letters.find((known) => known === match?.[1]);
	if (!letter) return undefined;
	const turn = quarters[letter];
	if (match?.[2] === '2') return { ...turn, quarters: 2 };
	return match?.[2] ? invert(turn) : turn;
}

/** Parses moves separated by spaces; undefined if one of them is not a move. */
export function parseMoves(text: string): Turn[] | undefined {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const turns = words.flatMap((word) => parseMove(word) ?? []);
	return turns.length === words.length ? turns : undefined;
}

/** @example printMove({ axis: 1, layer: 1, quarters: 1 }) // 'U’' */
export function printMove({ axis, layer, quarters: count }: Turn): string {
	const letter = letters.find(
		(known) => quarters[known].axis === axis && quarters[known].layer === layer,
	);
	if (!letter) throw new Error(`No layer ${layer} across axis ${axis}.`);
	if (Math.abs(count) === 2) return `${letter}2`;
	return count === quarters[letter].quarters ? letter : `${letter}’`;
}

export function printMoves(turns: readonly Turn[]): string {
	return turns.map(printMove).join(' ');
}

/** The turn that takes this one back. */
export function invert({ axis, layer, quarters: count }: Turn): Turn {
	return { axis, layer, quarters: count === 2 ? 2 : -count };
}

/**
 * The same turn seen from another side, in quarters around the cube: from
 * the right side (1) the front is what was on the right.
 */
export function seenFrom(turn: Turn, facing: number): Turn {
	let seen = turn;
	for (let quarter = ((facing % 4) + 4) % 4; quarter > 0; quarter--) seen = walk(seen);
	return seen;
}

/** A quarter about the upright axis: what pointed at the visitor (z) points to the right (x), x to the back. */
function walk({ axis, layer, quarters: count }: Turn): Turn {
	if (axis === 1) return { axis, layer, quarters: count };
	const next: Axis = axis === 2 ? 0 : 2;
	const sign = axis === 2 ? 1 : -1;
	return { axis: next, layer: noMinusZero(layer * sign), quarters: count === 2 ? 2 : count * sign };
}

function noMinusZero(value: number): number {
	return value === 0 ? 0 : value;
}
