import type { Layer, Turn } from './cube.ts';
import type { Axis } from './rotation.ts';

/** The letters of the layers in the standard notation of the cube. */
export const letters = ['U', 'D', 'L', 'R', 'F', 'B', 'M', 'E', 'S'] as const;

/**
 * A letter alone is a quarter clockwise, as seen from its own side; M goes like L, E like D, S like F. A w after it turns
 * two layers. x turns the whole cube like R, y like U, z like F. The axes: x to the right, y up, z towards the viewer.
 */
const layers: readonly [name: string, turn: Turn][] = [
	['U', { axis: 1, layer: 1, quarters: -1 }],
	['D', { axis: 1, layer: -1, quarters: 1 }],
	['L', { axis: 0, layer: -1, quarters: 1 }],
	['R', { axis: 0, layer: 1, quarters: -1 }],
	['F', { axis: 2, layer: 1, quarters: -1 }],
	['B', { axis: 2, layer: -1, quarters: 1 }],
	['M', { axis: 0, layer: 0, quarters: 1 }],
	['E', { axis: 1, layer: 0, quarters: 1 }],
	['S', { axis: 2, layer: 0, quarters: -1 }],
];
const named = new Map([
	...layers,
	...layers
		.slice(0, 6)
		.map(([name, turn]): [string, Turn] => [
			`${name}w`,
			{ ...turn, layer: turn.layer === 1 ? 'upper' : 'lower' },
		]),
	['x', { axis: 0, layer: 'all', quarters: -1 }],
	['y', { axis: 1, layer: 'all', quarters: -1 }],
	['z', { axis: 2, layer: 'all', quarters: -1 }],
]);

/** A name, then 2 for a half turn, then a sign for the other way round. */
const wholeMove = /^([UDLRFB]w?|[MES]|[udlrfbxyz])(2?)(['’′`´‘]?)$/;

/** Reads one move; a small letter instead of one with w is understood too, and so is R2'. */
export function parseMove(text: string): Turn | undefined {
	const [, name = '', half, prime] = wholeMove.exec(text) ?? [];
	const turn = named.get(/^[udlrfb]$/.test(name) ? `${name.toUpperCase()}w` : name);
	if (!turn) return undefined;
	const seen = prime ? invert(turn) : turn;
	return half ? { ...seen, quarters: 2 } : seen;
}

/** Parses moves separated by spaces; undefined if one of them is not a move. */
export function parseMoves(text: string): Turn[] | undefined {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const turns = words.flatMap((word) => parseMove(word) ?? []);
	return turns.length === words.length ? turns : undefined;
}

/** @example printMove({ axis: 1, layer: 1, quarters: 1 }) // 'U′' */
export function printMove({ axis, layer, quarters }: Turn): string {
	for (const [name, turn] of named) {
		if (turn.axis !== axis || turn.layer !== layer) continue;
		if (Math.abs(quarters) === 2) return `${name}2`;
		return quarters === turn.quarters ? name : `${name}′`;
	}
	throw new Error(`No layer ${layer} across axis ${axis}.`);
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
	const back = axis === 0;
	return {
		axis: next,
		layer: back ? mirror(layer) : layer,
		quarters: count === 2 || !back ? count : -count,
	};
}

/** The same layers where the axis points the other way. */
export function mirror(layer: Layer): Layer {
	if (typeof layer === 'number') return 0 - layer;
	return layer === 'lower' ? 'upper' : layer === 'upper' ? 'lower' : layer;
}
