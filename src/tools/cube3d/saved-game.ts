import { type Game, newGame } from './game.ts';
import { parseMoves, printMoves } from './notation.ts';

/** More turns than a person makes by hand: a longer history was not played. */
const mostTurns = 5000;

/**
 * A game as text: the scramble, the visitor's turns and the ones taken back in the notation of the
 * cube, and the time in milliseconds, with | between them.
 * @example printGame(newGame) // '|||0'
 */
export function printGame({ past, future, scramble, ms }: Game): string {
	const parts = [past.slice(0, scramble), past.slice(scramble), future].map(printMoves);
	return [...parts, Math.round(ms)].join('|');
}

/** Parses what `printGame` has written; undefined for anything else. */
export function parseGame(text: string): Game | undefined {
	const parts = text.split('|');
	if (parts.length !== 4) return undefined;
	const [scramble, moves, future] = parts.slice(0, 3).map(parseMoves);
	const ms = /^\d{1,8}$/.test(parts[3] ?? '') ? Number(parts[3]) : undefined;
	if (!scramble || !moves || !future || ms === undefined) return undefined;
	if (scramble.length + moves.length + future.length > mostTurns) return undefined;
	return { ...newGame, past: [...scramble, ...moves], future, scramble: scramble.length, ms };
}
