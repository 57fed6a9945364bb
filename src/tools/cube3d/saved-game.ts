import type { Game } from './game.ts';
import { parseMoves, printMoves } from './notation.ts';

/** More turns than a person makes by hand: a longer history was not played. */
const mostTurns = 5000;

/**
 * A game as text: the scramble, the turns after it and the ones taken back in the notation of the cube, and the time in
 * milliseconds, with | between them. How many of all turns were made for the visitor follows if it is more than the
 * scramble.
 * @example printGame(newGame) // '|||0'
 */
export function printGame({ past, future, scramble, given, ms }: Game): string {
	const parts = [past.slice(0, scramble), past.slice(scramble), future].map(printMoves);
	return [...parts, Math.round(ms), ...(given > scramble ? [given] : [])].join('|');
}

/** Parses what `printGame` has written; undefined for anything else. */
export function parseGame(text: string): Game | undefined {
	const parts = text.split('|');
	if (parts.length !== 4 && parts.length !== 5) return undefined;
	const [scramble, moves, future] = parts.slice(0, 3).map(parseMoves);
	const ms = /^\d{1,8}$/.test(parts[3] ?? '') ? Number(parts[3]) : undefined;
	if (!scramble || !moves || !future || ms === undefined) return undefined;
	const given = /^\d{1,4}$/.test(parts[4] ?? '') ? Number(parts[4]) : scramble.length;
	if (parts.length === 5 && given <= scramble.length) return undefined;
	const past = [...scramble, ...moves];
	// Turns that were given can be taken back.
	if (given > past.length + future.length) return undefined;
	if (scramble.length + moves.length + future.length > mostTurns) return undefined;
	return { past, future, scramble: scramble.length, given, ms };
}
