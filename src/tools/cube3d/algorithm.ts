import type { Layer, Turn } from './cube.ts';
import { invert, parseMove } from './notation.ts';
import { toShortest } from './rotation.ts';

/** A sequence with its repetitions may have so many turns; more than anybody would watch. */
export const mostTurns = 200;

/** Why a sequence cannot be read, and where: the place of the first wrong character, from 1, and what is there. */
export interface AlgorithmFault {
	fault: 'move' | 'comment' | 'opening' | 'closing' | 'bracket' | 'count' | 'long';
	place: number;
	found: string;
}

const space = /(?:[\s·.]|\/\/.*|\/\*[\s\S]*?\*\/)+/y;
/** Layers counted from the side of the letter, the letter, and how often it is turned, the sign for the other way first or last. */
const move =
	/(?:([1-3])(?:-([1-3]))?)?([UDLRFB]w?|[MESmes]|[udlrfb]|[XYZxyz])(?:(['’′`´‘])(\d{1,2})|(\d{0,2})(['’′`´‘]?))/y;
const ending =
	/(?:\s*[*×]\s*|\s+(?=\d+['’′`´‘]?(?:[\s)\]]|$)))?(?:(['’′`´‘])(\d+)|(\d*)(['’′`´‘]?))/y;

interface Group {
	turns: Turn[];
	/** Where it begins, from 0, and with which character. */
	at: number;
	opened: string;
	/** What is before the comma of a commutator or the colon of a conjugate, and which of them it is. */
	first?: Turn[];
	sign?: string;
}

/**
 * Reads a sequence in the standard notation, with or without spaces: R U′ F2 R3, wide turns as r or Rw, layers by number
 * (2R, 3Rw, 2-3Rw), M E S, the whole cube as x y z; parentheses with how often they are repeated, commutators `[R, U]`,
 * conjugates `[R: U]`, pauses `.`, and comments as in JavaScript. Full-width characters are read as plain ones.
 *
 * @example parseAlgorithm("(R U R' U')2") // eight turns
 */
export function parseAlgorithm(entered: string): readonly Turn[] | AlgorithmFault {
	const text = entered.replace(/[！-～]/g, (wide) =>
		String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
	);
	let group: Group = { turns: [], at: 0, opened: '' };
	const outside: Group[] = [];
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
		const sign = text[at] ?? '';
		if (sign === '(' || sign === '[') {
			outside.push(group);
			group = { turns: [], at, opened: sign };
			at += 1;
		} else if (sign === ',' || (sign === ':' && group.opened === '[')) {
			at += 1;
			// Elsewhere a comma only parts two turns.
			if (group.opened !== '[') continue;
			if (group.sign) return toFault('bracket', group.at);
			group = { ...group, first: group.turns, sign, turns: [] };
		} else if (sign === ')' || sign === ']') {
			at += 1;
			const [, early, later, counted, late] = take(ending) ?? [];
			const count = Number(later || counted || 1);
			const outer = outside.pop();
			if (!outer) return toFault('closing', start);
			if ((sign === ')') !== (group.opened === '(')) return toFault('opening', group.at);
			if (sign === ']' && !group.sign) return toFault('bracket', group.at);
			if (count < 1) return toFault('count', start + 1);
			const whole = join(group);
			if (count * whole.length + outer.turns.length > mostTurns) return toFault('long', start);
			const once = early || late ? takeBack(whole) : whole;
			for (let time = 0; time < count; time += 1) outer.turns.push(...once);
			group = outer;
		} else {
			const turns = toTurns(take(move) ?? []);
			if (!turns) return toFault(text.startsWith('/*', start) ? 'comment' : 'move', start);
			group.turns.push(...turns);
		}
		if (group.turns.length > mostTurns) return toFault('long', start);
	}
	return outside.length > 0 ? toFault('opening', group.at) : group.turns;
}

function takeBack(turns: readonly Turn[]): Turn[] {
	return turns.map(invert).reverse();
}

function join({ first, sign, turns }: Group): readonly Turn[] {
	if (!first) return turns;
	return [...first, ...turns, ...takeBack(first), ...(sign === ',' ? takeBack(turns) : [])];
}

/** One turn, or none for four quarters; undefined for what the cube does not have. */
function toTurns(found: readonly (string | undefined)[]): Turn[] | undefined {
	const [, from, to, name = '', early, later, counted, late] = found;
	const letter = /[xyz]/i.test(name) ? name.toLowerCase() : name.charAt(0).toUpperCase();
	const turn = parseMove(letter);
	if (!turn) return undefined;
	const wide = /w|[udlrfb]/.test(name);
	const last = Number(to ?? from ?? (wide ? 2 : 1));
	const first = to ? Number(from) : wide ? 1 : last;
	const single = Math.abs(Number(turn.layer)) === 1;
	const layer = single
		? toLayer(turn.layer === 1, `${first}${last}`)
		: from
			? undefined
			: turn.layer;
	if (layer === undefined) return undefined;
	const count = Number(counted || later || 1) * (late || early ? -1 : 1);
	const quarters = toShortest(count * turn.quarters);
	return quarters === 0 ? [] : [{ axis: turn.axis, layer, quarters }];
}

/** The layers from one to another, counted from the upper or the lower end of the axis. */
function toLayer(upper: boolean, layers: string): Layer | undefined {
	const near = upper ? 1 : -1;
	const [wide, far] = upper ? (['upper', 'lower'] as const) : (['lower', 'upper'] as const);
	return { 11: near, 22: 0, 33: -near, 12: wide, 23: far, 13: 'all' as const }[layers];
}
