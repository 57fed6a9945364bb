import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal, flip, flipBack, getCards, passTime, sizes, undealt } from '#tools/memory/game.ts';
import { parseGame, parseResult } from '#tools/memory/saved-game.ts';

test('every game that can be played is read as it was written', () => {
	assert(
		property(
			integer({ min: 1, max: 2 ** 32 - 1 }),
			constantFrom(...sizes),
			constantFrom(1, 2),
			array(integer({ min: -1, max: 23 }), { maxLength: 60 }),
			(seed, pairs, players, turns) => {
				let game = deal(seed, { pairs, players });
				for (const place of turns) {
					game = passTime(place === -1 ? flipBack(game) : flip(game, place), 10);
				}
				expect(parseGame(JSON.stringify(game))).toEqual(game);
			},
		),
	);
	expect(parseGame(JSON.stringify(undealt))).toEqual(undealt);
});

describe('a stored game is refused', () => {
	const good = deal(5);
	const cards = getCards(good);
	const twin = cards.findLastIndex(({ fruit }) => fruit === cards[0]?.fruit);

	test.each([
		['that is no JSON', '{'],
		['that is null', 'null'],
		['that is a list', '[]'],
		['with a seed below 0', write({ seed: -1 })],
		['with a seed that is too large', write({ seed: 2 ** 32 })],
		['with a card beside the table', write({ up: [12] })],
		['with a card that is up twice', write({ up: [3, 3] })],
		['with three cards up', write({ up: [0, 1, 2], moves: 1 })],
		['with a fruit that is none', write({ found: ['stone'], moves: 1 })],
		['with a pair found twice', write({ found: ['apple', 'apple'], moves: 2 })],
		['with more pairs than moves', write({ found: ['apple', 'grape'], moves: 1 })],
		['with two equal cards that wait', write({ up: [0, twin], moves: 1 })],
		['with a found card that waits', write({ up: [0], found: [cards[0]?.fruit], moves: 1 })],
		['with a time below 0', write({ ms: -5 })],
		['with half a move', write({ moves: 0.5 })],
		['of a size that there is not', write({ pairs: 7 })],
		['with a fruit of a larger game', write({ found: ['plum'], moves: 1 })],
		['of one player with turns of a second', write({ turn: 2 })],
		['with more pairs of the second player than found', write({ players: 2, second: 1 })],
		['that was played before it was dealt', write({ seed: 0, moves: 3 })],
	])('%s', (_, text) => {
		expect(parseGame(text)).toBeUndefined();
	});

	test('and one that was stored before there were sizes and players is read', () => {
		const { seed, up, found, moves, ms } = good;
		expect(parseGame(JSON.stringify({ seed, up, found, moves, ms }))).toEqual(good);
	});

	test('and the game it was made from is not', () => {
		expect(parseGame(write({}))).toEqual(good);
	});

	function write(change: object): string {
		return JSON.stringify({ ...good, ...change });
	}
});

test('no text breaks the reading', () => {
	assert(
		property(string(), (text) => {
			parseGame(text);
			parseResult(text, 6);
		}),
	);
});

test('the best result of a size is read; one with fewer moves than pairs cannot be', () => {
	expect(parseResult('null', 6)).toBeNull();
	expect(parseResult('{"moves":6,"ms":900}', 6)).toEqual({ moves: 6, ms: 900 });
	expect(parseResult('{"moves":5,"ms":900}', 6)).toBeUndefined();
	expect(parseResult('{"moves":9}', 6)).toBeUndefined();
	expect(parseResult('9', 6)).toBeUndefined();
	expect(parseResult('{"moves":11,"ms":900}', 12)).toBeUndefined();
});
