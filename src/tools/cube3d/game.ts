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
	/** The turn of layers that was made last, where it is known; see `toLast`. */
	last?: Turn | undefined;
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

/**
 * The turn of layers that was made last, for the words of the scene: turns of the whole cube are none. The history does
 * not tell it, because it joins a turn to an earlier one of the same layer; it has to do after undo and a reload.
 */
export function toLast({ last, past, scramble }: Game): Turn | undefined {
	return last ?? past.slice(scramble).findLast(({ layer }) => layer !== 'all');
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
	const past = [...game.past.slice(0, given), ...own];
	return { ...game, past, given, future: [], last: follow(game, turn) };
}

/** Two turns of a layer, one after the other, are heard as one: the same words again would not be said. */
function follow(game: Game, turn: Turn): Turn | undefined {
	const last = toLast(game);
	if (turn.layer === 'all') return last;
	const repeated = last && isSameLayer(last, turn) && isSameLayer(game.past.at(-1), turn);
	return (repeated && append([last], turn)[0]) || turn;
}

function isSameLayer(turn: Turn | undefined, other: Turn): boolean {
	return turn?.axis === other.axis && turn.layer === other.layer;
}

/** Takes back one turn; those of the scramble stay. */
export function undo(game: Game): Game {
	const last = game.past.at(-1);
	if (!last || game.past.length === game.scramble) return game;
	return {
		...game,
		past: game.past.slice(0, -1),
		future: [last, ...game.future],
		last: last.layer === 'all' ? game.last : undefined,
	};
}

export function redo(game: Game): Game {
	const [next, ...rest] = game.future;
	if (!next) return game;
	const last = next.layer === 'all' ? toLast(game) : next;
	return { ...game, past: [...game.past, next], future: rest, last };
}

/** The cube after these turns have been made for the visitor: no game is running any more, and nothing counts. */
export function giveUp(game: Game, solution: readonly Turn[]): Game {
	const past = simplify([...game.past, ...solution]);
	const { last } = solution.reduce(play, game);
	return { ...newGame, past, given: past.length, last };
}

/** Time passes while it runs. */
export function passTime(game: Game, ms: number): Game {
	if (!isRunning(game) || ms <= 0) return game;
	return { ...game, ms: Math.min(longestMs, game.ms + ms) };
}
