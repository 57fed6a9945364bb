import { savedJson } from '#browser/saved-json.ts';
import { deal, flip, flipBack, type Game, passTime, undealt } from './game.ts';
import { type GameResult, pickBest } from './result.ts';
import { parseGame, parseResult } from './saved-game.ts';

const keys = { game: 'memoryGame', best: 'memoryBest' } as const;

/** The game on the table. Key `memoryGame`, JSON; not dealt before the first visit. */
export const $game = savedJson<Game>(keys.game, { fallback: undealt, parse: parseGame });

/** The best result. Key `memoryBest`, JSON `{ moves, ms }`; `null` before the first win. */
export const $best = savedJson<GameResult | null>(keys.best, {
	fallback: null,
	parse: parseResult,
});

/** What should be stored of a game that has not been played: nothing. */
export const untouchedTexts: Readonly<Record<string, string>> = Object.fromEntries(
	Object.values(keys).map((key) => [key, '']),
);

/** What should be stored by now, by key. */
export function toMemoryTexts(): Readonly<Record<string, string>> {
	const best = $best.get();
	return {
		[keys.game]: JSON.stringify($game.get()),
		[keys.best]: best === null ? '' : JSON.stringify(best),
	};
}

export function startGame() {
	$game.set(deal(pickSeed()));
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
