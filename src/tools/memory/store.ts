import { savedJson } from '#browser/saved-json.ts';
import { deal, flip, flipBack, type Game, type Pairs, passTime, sizes, undealt } from './game.ts';
import { type GameResult, pickBest } from './result.ts';
import { parseGame, parseResult } from './saved-game.ts';

const keys = {
	game: 'memoryGame',
	6: 'memoryBest',
	8: 'memoryBest8',
	12: 'memoryBest12',
} as const satisfies Record<Pairs | 'game', string>;

/** The game on the table. Key `memoryGame`, JSON; not dealt before the first visit. */
export const $game = savedJson<Game>(keys.game, { fallback: undealt, parse: parseGame });

/** The best result of each size. Keys `memoryBest`, `memoryBest8` and `memoryBest12`, JSON `{ moves, ms }`; `null` before the first win. */
export const $best = {
	6: createBest(6),
	8: createBest(8),
	12: createBest(12),
} as const satisfies Record<Pairs, unknown>;

function createBest(pairs: Pairs) {
	return savedJson<GameResult | null>(keys[pairs], {
		fallback: null,
		parse: (text) => parseResult(text, pairs),
	});
}

/** What should be stored of a game that has not been played: nothing. */
export const untouchedTexts: Readonly<Record<string, string>> = Object.fromEntries(
	Object.values(keys).map((key) => [key, '']),
);

/** What should be stored by now, by key. */
export function toMemoryTexts(): Readonly<Record<string, string>> {
	const bests = sizes
		.map((pairs) => [keys[pairs], $best[pairs].get()] as const)
		.filter(([, best]) => best !== null);
	return {
		...untouchedTexts,
		[keys.game]: JSON.stringify($game.get()),
		...Object.fromEntries(bests.map(([key, best]) => [key, JSON.stringify(best)])),
	};
}

/** Without a size it stays that of the game on the table. */
export function startGame(pairs = $game.get().pairs) {
	$game.set(deal(pickSeed(), pairs));
}

export function turnCard(place: number) {
	const game = flip($game.get(), place);
	const $result = $best[game.pairs];
	$game.set(game);
	$result.set(pickBest($result.get() ?? undefined, game) ?? null);
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
