import { atom } from 'nanostores';
import { savedAtom } from '#browser/saved.ts';
import { createRandom } from '#lib/random.ts';
import type { Turn } from './cube.ts';
import * as game from './game.ts';
import { invert } from './notation.ts';
import { parseGame, printGame } from './saved-game.ts';

/** The cube and its history. Key `cube3d`, see `saved-game.ts`; a solved one at first. */
export const $game = savedAtom<game.Game>('cube3d', {
	fallback: game.newGame,
	parse: parseGame,
	print: printGame,
});

/** Whether the whole turns by itself. It stops when the visitor starts to turn layers. */
export const $spinning = atom(true);
/** Which side the visitor has before them, in quarters to the right of the front. */
export const $facing = atom(0);
/** The last turn that was made, for the scene to show; `pace` 1 is that of a hand. */
export const $played = atom<{ turn: Turn; pace: number } | undefined>();

export function playTurn(turn: Turn) {
	$spinning.set(false);
	show(game.play($game.get(), turn), [turn], 1);
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

/**
 * Scrambles the cube. The scene first plays the turns that solve it, because the new game does not contain the earlier
 * ones.
 */
export function scrambleCube(seed = pickSeed()) {
	const next = game.scramble(createRandom(seed));
	const back = game.solve($game.get());
	$spinning.set(false);
	show(next, [...back, ...next.past], 4);
}

export function solveCube() {
	show(game.newGame, game.solve($game.get()), 2.5);
}

export function spend(ms: number) {
	const next = game.passTime($game.get(), ms);
	if (next !== $game.get()) $game.set(next);
}

function show(next: game.Game, turns: readonly Turn[], pace: number) {
	$game.set(next);
	for (const turn of turns) $played.set({ turn, pace });
}

function pickSeed(): number {
	const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
	return seed || 1;
}
