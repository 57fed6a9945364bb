import { type Cube, isSolved, solvedCube, type Turn, turnLayer } from './cube.ts';
import { append, simplify } from './simplify.ts';

/** A cube and the turns that led to its state. */
export interface Game {
	/** All turns since the cube was solved, the scramble first. What takes itself back is left out. */
	past: readonly Turn[];
	/** Turns that were undone, the next one to redo first. */
	future: readonly Turn[];
	/** How many turns of the past are the scramble. */
	scramble: number;
	/** How many turns of the past were made for the visitor, the scramble included: they do not count. */
	given: number;
	/** Solving time so far, in milliseconds. */
	ms: number;
}

export const newGame: Game = { past: [], future: [], scramble: 0, given: 0, ms: 0 };

/** A day: the game was left open overnight. */
const longestMs = 24 * 3600 * 1000;

/** The same history is replayed once: a page asks for its cube several times. */
const cubes = new WeakMap<readonly Turn[], Cube>();

export function toCube({ past }: Game): Cube {
	const known = cubes.get(past) ?? past.reduce(turnLayer, solvedCube);
	cubes.set(past, known);
	return known;
}

/** Turns that the visitor has made, and none that were made for them. Turns of the whole cube do not count. */
export function countMoves({ past, given }: Game): number {
	return past.slice(given).filter(({ layer }) => layer !== 'all').length;
}

/** Time runs from the first turn after a scramble until the cube is solved. */
export function isRunning(game: Game): boolean {
	return game.scramble > 0 && (game.ms > 0 || countMoves(game) > 0) && !isSolved(toCube(game));
}

/** The cube was scrambled, and the visitor has solved it. */
export function isWon(game: Game): boolean {
	return game.scramble > 0 && countMoves(game) > 0 && isSolved(toCube(game));
}

/** A new game from a solved cube that these turns scramble. */
export function begin(scramble: readonly Turn[]): Game {
	return { ...newGame, past: scramble, scramble: scramble.length, given: scramble.length };
}

/**
 * Undo and redo are not those of `lib/undo-history.ts`: what is kept here are turns, not states. The cube is
 * made of them, and the scramble cannot be undone.
 */
export function play(game: Game, turn: Turn): Game {
	// Less than was given is left after undo.
	const given = Math.min(game.given, game.past.length);
	const own = append(game.past.slice(given), turn);
	return { ...game, past: [...game.past.slice(0, given), ...own], given, future: [] };
}

/** Takes back one turn; those of the scramble stay. */
export function undo(game: Game): Game {
	const last = game.past.at(-1);
	if (!last || game.past.length === game.scramble) return game;
	return { ...game, past: game.past.slice(0, -1), future: [last, ...game.future] };
}

export function redo(game: Game): Game {
	const [next, ...rest] = game.future;
	return next ? { ...game, past: [...game.past, next], future: rest } : game;
}

/** The cube after these turns have been made for the visitor: no game is running any more, and nothing counts. */
export function giveUp(game: Game, solution: readonly Turn[]): Game {
	const past = simplify([...game.past, ...solution]);
	return { ...newGame, past, given: past.length };
}

/** Time passes while it runs. */
export function passTime(game: Game, ms: number): Game {
	if (!isRunning(game) || ms <= 0) return game;
	return { ...game, ms: Math.min(longestMs, game.ms + ms) };
}
