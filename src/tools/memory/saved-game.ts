import {
	between,
	either,
	integer,
	list,
	oneOf,
	optional,
	type Parser,
	parseJson,
	record,
	where,
} from '#lib/parse.ts';
import { fruits, type Game, getCards } from './game.ts';
import type { GameResult } from './result.ts';

const time = between({ min: 0 });

/** Fields of the games of other sizes, or for two players, that there once were: a game with them is not taken for a broken one. */
const earlier = optional(integer({ min: 0 }), 0);

const readGame = where(
	record<Game & Record<'pairs' | 'players' | 'turn' | 'second', number>>({
		seed: integer({ min: 0, max: 2 ** 32 - 1 }),
		up: set(integer({ min: 0 }), 2),
		found: set(oneOf(fruits)),
		moves: integer({ min: 0 }),
		ms: time,
		pairs: earlier,
		players: earlier,
		turn: earlier,
		second: earlier,
	}),
	isPossible,
);

/** Reads a stored game; undefined if it could not have been played. */
export function parseGame(text: string): Game | undefined {
	return readGame(parseJson(text));
}

/** Reads the best result; `null` stands for none yet. */
export function parseResult(text: string): GameResult | null | undefined {
	return either(
		oneOf([null]),
		record<GameResult>({ moves: integer({ min: fruits.length }), ms: time }),
	)(parseJson(text));
}

/** Cards are face up for one reason only, and every pair took a move. */
function isPossible(game: Game): boolean {
	const { seed, up, found, moves, ms } = game;
	if (seed === 0) return moves + ms + up.length + found.length === 0;
	const cards = getCards(game);
	const open = up.map((place) => cards[place]);
	if (open.some((card) => !card || card.matched)) return false;
	if (moves < found.length) return false;
	return open.length < 2 || open[0]?.fruit !== open[1]?.fruit;
}

/** A list without repeated entries. */
function set<Value>(parse: Parser<Value>, most?: number): Parser<Value[]> {
	return where(list(parse, most), (all) => new Set(all).size === all.length);
}
