import { savedAtom } from '#browser/saved.ts';
import { deal, flip, flipBack, type Game, passTime, undealt } from './game.ts';
import { type GameResult, pickBest } from './result.ts';
import { parseGame, parseResult } from './saved-game.ts';

/** The game on the table. Key `memoryGame`, JSON; not dealt before the first visit. */
export const $game = savedAtom<Game>('memoryGame', {
	fallback: undealt,
	parse: parseGame,
	print: JSON.stringify,
});

/** The best result so far. Key `memoryBest`, JSON `{ moves, ms }`; `null` before the first win. */
export const $best = savedAtom<GameResult | null>('memoryBest', {
	fallback: null,
	parse: parseResult,
	print: JSON.stringify,
});

export function startGame(seed = pickSeed()) {
	$game.set(deal(seed));
}

export function turnCard(place: number) {
	const game = flip($game.get(), place);
	$game.set(game);
	$best.set(pickBest($best.get() ?? undefined, game) ?? null);
}

export function turnBack() {
	$game.set(flipBack($game.get()));
}

export function spend(ms: number) {
	const before = $game.get();
	const game = passTime(before, ms);
	if (game !== before) $game.set(game);
}

function pickSeed(): number {
	const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
	return seed || 1;
}
