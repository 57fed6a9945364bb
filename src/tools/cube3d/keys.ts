import type { Turn } from './cube.ts';
import { invert, letters, parseMove, seenFrom } from './notation.ts';

/** The fields of a keyboard event that are used here. */
interface Key {
	key: string;
	/** The place of the key, for keyboards with other letters on it. */
	code: string;
	shiftKey: boolean;
}

/**
 * The turn that a key makes: the letter of a layer, with Shift the other way round. `facing` is the
 * side that the visitor has before them, in quarters to the right. Where the keys bear no Latin
 * letters, their places count.
 */
export function toTurn({ key, code, shiftKey }: Key, facing: number): Turn | undefined {
	const latin = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? code.replace(/^Key/, '') : '';
	const letter = letters.find((known) => known === latin.toUpperCase());
	const turn = letter && parseMove(letter);
	if (!turn) return undefined;
	return seenFrom(shiftKey ? invert(turn) : turn, facing);
}
