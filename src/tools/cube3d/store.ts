import { atom, computed } from 'nanostores';
import { savedAtom, savedChoice } from '#browser/saved.ts';
import { type Cube, solvedCube, type Turn } from './cube.ts';
import * as game from './game.ts';
import type { KeyMode } from './keys.ts';
import { invert } from './notation.ts';
import { parseGame, printGame } from './saved-game.ts';
import { $inspectionEnd, $inspects, addSolve, inspectionMs, toPenalty } from './saved-times.ts';
import type { Solve } from './times.ts';

/** The cube and its history. Key `cube3d`, see `saved-game.ts`; a solved one at first. */
export const $game = savedAtom<game.Game>('cube3d', {
	fallback: game.newGame,
	parse: parseGame,
	print: printGame,
});

/**
 * Whether the sides have plain colours and marks instead of pictures: `game` for a cube that was scrambled, until the
 * visitor chooses. Key `cube3dPlain`.
 */
export const $plain = savedChoice('cube3dPlain', ['game', 'true', 'false'], 'game');
export const $isPlain = computed([$plain, $game], (plain, { scramble }) =>
	plain === 'game' ? scramble > 0 : plain === 'true',
);

/** Whether the whole turns by itself. It stops when the visitor starts to turn layers. */
export const $spinning = atom(true);
/** Which side the visitor has before them, in quarters to the right of the front. */
export const $facing = atom(0);
/** What the next letter makes, chosen with the key before it. */
export const $keyMode = atom<KeyMode>();
/** The last turn that was made, for the scene to show; `pace` 1 is that of a hand. */
export const $played = atom<Played | undefined>();

/** The small cubes of which the lesson speaks, by their places in the list. */
export const $lit = atom<readonly number[]>([]);

/** The turns with which the solver has solved the cube, until the cube is turned again. */
export const $solution = atom<readonly Turn[] | undefined>();

interface Played {
	turn: Turn;
	pace: number;
	/** The turn begins from this cube, whatever is on show. */
	from?: Cube;
}

export function playTurn(turn: Turn) {
	playTurns([turn], 1);
}

/**
 * A sequence that the visitor has entered. One that solves the cube in several turns at once ends the game without a time:
 * it is no solve by hand.
 */
export function playTurns(turns: readonly Turn[], pace = 1.6) {
	$spinning.set(false);
	countTime();
	const before = $game.get();
	const next = turns.reduce(game.play, before);
	if (turns.length > 1 && game.isWon(next) && !game.isWon(before)) {
		$inspectionEnd.set(undefined);
		showTurns(turns);
		return;
	}
	if (game.isRunning(next) && !game.isRunning(before)) startClock();
	show(next, turns, pace);
	if (game.isWon(next) && !game.isWon(before)) endClock(next.ms);
}

export function undoTurn() {
	const last = $game.get().past.at(-1);
	const next = game.undo($game.get());
	if (last && next !== $game.get()) show(next, [invert(last)], 1);
}

export function redoTurn() {
	const [turn] = $game.get().future;
	if (turn) show(game.redo($game.get()), [turn], 1);
}

/** Begins a game. The scramble starts from a solved cube. */
export function scrambleCube(scramble: readonly Turn[]) {
	$spinning.set(false);
	show(game.begin(scramble), scramble, 4, solvedCube);
	since = undefined;
	penalty = undefined;
	away = false;
	$inspectionEnd.set($inspects.get() ? performance.now() + inspectionMs : undefined);
}

/** Shows the solution of a cube, unless the visitor has turned it in the meantime. */
export function solveCube(solution: readonly Turn[], cube: Cube) {
	if (game.toCube($game.get()) !== cube) return;
	$spinning.set(false);
	$inspectionEnd.set(undefined);
	show(game.giveUp($game.get(), solution), solution, 1.6);
	$solution.set(solution);
}

/** The lesson begins: no game is running any more. */
export function endGame() {
	$spinning.set(false);
	$inspectionEnd.set(undefined);
	$game.set(game.giveUp($game.get(), []));
}

/** Makes turns for the visitor, without a game: a step of the lesson. */
export function showTurns(turns: readonly Turn[]) {
	$spinning.set(false);
	show(game.giveUp($game.get(), turns), turns, 1.6);
}

/** When time was last counted, in milliseconds of `performance.now()`; undefined while no clock runs. */
let since: number | undefined;
let penalty: Solve['penalty'];
/** Whether the page was hidden or reloaded while the clock ran. */
let away = false;

/** Adds to a running game what has passed since the last time. */
export function countTime() {
	if (since === undefined) return;
	const now = performance.now();
	const next = game.passTime($game.get(), now - since);
	since = now;
	if (next !== $game.get()) $game.set(next);
}

/** The page is hidden: time runs on, and the solve is marked. */
export function markAway() {
	away ||= since !== undefined;
}

/** A game that is running goes on after a reload, and is marked. */
export function startClock() {
	if (since !== undefined) return;
	away ||= $game.get().ms > 0;
	since = performance.now();
	penalty = toPenalty($inspectionEnd.get(), since);
	$inspectionEnd.set(undefined);
}

export function stopClock() {
	since = undefined;
}

/** The time of the game at this moment, in milliseconds. */
export function readClock(): number {
	return $game.get().ms + (since === undefined ? 0 : performance.now() - since);
}

function endClock(ms: number) {
	addSolve({ ms, ...(penalty && { penalty }), ...(away && { away }) });
	since = undefined;
	penalty = undefined;
}

function show(next: game.Game, turns: readonly Turn[], pace: number, from?: Cube) {
	$game.set(next);
	$solution.set(undefined);
	for (const [at, turn] of turns.entries()) {
		$played.set(at === 0 && from ? { turn, pace, from } : { turn, pace });
	}
}
