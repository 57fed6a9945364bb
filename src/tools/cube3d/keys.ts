import type { Turn } from './cube.ts';
import { invert, parseMove, seenFrom } from './notation.ts';

/** The fields of a keyboard event that are used here. */
interface Key {
	key: string;
	/** The place of the key, for keyboards with other letters on it. */
	code: string;
	shiftKey: boolean;
}

/** What the next letter makes instead of a quarter turn of its layer, chosen with a key before it. */
export type KeyMode = 'half' | 'wide' | undefined;

/** 2 makes the next letter a half turn, W a turn of two layers; pressed again, they take it back. */
export function toMode({ key, code }: Key, mode: KeyMode): KeyMode | 'other' {
	const wanted = key === '2' ? 'half' : toLatin(key, code) === 'W' ? 'wide' : undefined;
	if (!wanted) return 'other';
	return mode === wanted ? undefined : wanted;
}

/**
 * The turn that a key makes: the letter of a layer or X, Y, Z for the whole cube, with Shift the other way round.
 * `facing` is the side that the visitor has before them, in quarters to the right. Where the keys bear no Latin letters,
 * their places count.
 */
export function toTurn(key: Key, facing: number, mode?: KeyMode): Turn | undefined {
	const letter = toLatin(key.key, key.code);
	const name = 'XYZ'.includes(letter) ? letter.toLowerCase() : letter;
	const wide = mode === 'wide' && /^[UDLRFB]$/.test(name) ? 'w' : '';
	const turn = parseMove(name + wide + (mode === 'half' ? '2' : ''));
	if (!turn || letter === '') return undefined;
	return seenFrom(key.shiftKey ? invert(turn) : turn, facing);
}

/** The letter in upper case; empty for all that is not one letter. */
function toLatin(key: string, code: string): string {
	const latin = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? code.replace(/^Key/, '') : '';
	return latin.length === 1 ? latin.toUpperCase() : '';
}
