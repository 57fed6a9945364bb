import { type Cube, isSolved, solvedCube, type Turn, turnLayer } from './cube.ts';
import { invert } from './notation.ts';

/** A cube and the turns that led to its state. */
export interface Game {
	/** All turns since the cube was solved, the scramble first. */
	past: readonly Turn[];
	/** Turns that were undone, the next one to redo first. */
	future: readonly Turn[];
	/** How many turns of the past are the scramble. */
	scramble: number;
	/** Solving time so far, in milliseconds. */
	ms: number;
}

export const newGame: Game = { past: [], future: [], scramble: 0, ms: 0 };

/** Enough turns to reach any state with the same probability, and few enough to watch. */
export const scrambleLength = 25;
/** A day: the game was left open overnight. */
const longestMs = 24 * 3600 * 1000;

export function toCube({ past }: Game): Cube {
	return past.reduce(turnLayer, solvedCube);
}

/** Turns that the visitor has made since the scramble. */
export function countMoves({ past, scramble }: Game): number {
	return Math.max(0, past.length - scramble);
}

/** Time runs from the first turn after a scramble until the cube is solved. */
export function isRunning(game: Game): boolean {
	return game.scramble > 0 && countMoves(game) > 0 && !isSolved(toCube(game));
}

/** The cube was scrambled, and the visitor has solved it. */
export function isWon(game: Game): boolean {
	return game.scramble > 0 && countMoves(game) > 0 && isSolved(toCube(game));
}

/**
 * Undo and redo are not those of `lib/undo-history.ts`: what is kept here are turns, not states. The cube is
 * made of them, the scramble cannot be undone, and solving plays them backwards.
 */
export function play(game: Game, turn: Turn): Game {
	return { ...game, past: [...game.past, turn], future: [] };
}

/** Takes back one turn; those of the scramble stay. */
export function undo(game: Game): Game {
	const last = game.past.at(-1);
	if (!last || countMoves(game) === 0) return game;
	return { ...game, past: game.past.slice(0, -1), future: [last, ...game.future] };
}

export function redo(game: Game): Game {
	const [next, ...rest] = game.future;
	return next ? { ...game, past: [...game.past, next], future: rest } : game;
}

/** Random turns of the outer layers. No turn repeats or cancels the one before it. */
export function scramble(random: () => number): Game {
	const turns: Turn[] = [];
	while (turns.length < scrambleLength) {
		const turn: Turn = {
			axis: ([0, 1, 2] as const)[Math.floor(random() * 3)] ?? 0,
			layer: random() < 0.5 ? -1 : 1,
			quarters: [1, 2, -1][Math.floor(random() * 3)] ?? 1,
		};
		const sameAxis = turns.findLastIndex(({ axis }) => axis !== turn.axis);
		const repeated = turns.slice(sameAxis + 1).some(({ layer }) => layer === turn.layer);
		if (!repeated) turns.push(turn);
	}
	return { ...newGame, past: turns, scramble: turns.length };
}

/** The turns that solve the cube: its history in reverse, without turns that cancel each other. */
export function solve({ past }: Game): Turn[] {
	const solution: Turn[] = [];
	for (const turn of past.toReversed().map(invert)) append(solution, turn);
	return solution;
}

/** Adds a turn to a solution. Turns of the same layer become one if only turns about the same axis are between them. */
function append(solution: Turn[], turn: Turn) {
	const parting = solution.findLastIndex(({ axis }) => axis !== turn.axis);
	const at = solution.findIndex((other, index) => index > parting && other.layer === turn.layer);
	const same = solution[at];
	if (!same) {
		solution.push(turn);
		return;
	}
	const sum = (((same.quarters + turn.quarters) % 4) + 4) % 4;
	if (sum === 0) solution.splice(at, 1);
	else solution[at] = { ...turn, quarters: sum === 3 ? -1 : sum };
}

/** Time passes while it runs. */
export function passTime(game: Game, ms: number): Game {
	if (!isRunning(game) || ms <= 0) return game;
	return { ...game, ms: Math.min(longestMs, game.ms + ms) };
}
