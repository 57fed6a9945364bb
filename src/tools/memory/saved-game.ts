import {
	between,
	either,
	integer,
	list,
	oneOf,
	type Parser,
	parseJson,
	record,
	where,
} from '#lib/parse.ts';
import { fruits, type Game, getCards } from './game.ts';
import type { GameResult } from './result.ts';

const time = between({ min: 0 });

const readGame = where(
	record<Game>({
		seed: integer({ min: 0, max: 2 ** 32 - 1 }),
		up: set(integer({ min: 0, max: 2 * fruits.length - 1 }), 2),
		found: set(oneOf(fruits)),
		moves: integer({ min: 0 }),
		ms: time,
	}),
	isPossible,
);

const readResult = either(
	oneOf([null]),
	record<GameResult>({ moves: integer({ min: fruits.length }), ms: time }),
);

/** Reads a stored game; undefined if it could not have been played. */
export function parseGame(text: string): Game | undefined {
	return readGame(parseJson(text));
}

/** Reads the best result; `null` stands for none yet. */
export function parseResult(text: string): GameResult | null | undefined {
	return readResult(parseJson(text));
}

/** Cards are face up for one reason only, and every pair took a move. */
function isPossible(game: Game): boolean {
	if (game.seed === 0) return game.moves + game.ms + game.up.length + game.found.length === 0;
	const cards = getCards(game);
	const open = game.up.map((place) => cards[place]);
	if (open.some((card) => card?.matched) || game.moves < game.found.length) return false;
	return open.length < 2 || open[0]?.fruit !== open[1]?.fruit;
}

/** A list without an entry that is there twice. */
function set<Value>(parse: Parser<Value>, most?: number): Parser<Value[]> {
	return where(list(parse, most), (all) => new Set(all).size === all.length);
}
