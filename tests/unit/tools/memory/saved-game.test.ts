import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { deal, flip, flipBack, getCards, passTime, sizes, undealt } from '#tools/memory/game.ts';
import { parseGame, parseResult } from '#tools/memory/saved-game.ts';

test('every game that can be played is read as it was written', () => {
	const turns = array(integer({ min: -1, max: 23 }), { maxLength: 60 });
	assert(
		property(
			integer({ min: 1, max: 2 ** 32 - 1 }),
			constantFrom(...sizes),
			constantFrom(1, 2),
			turns,
			(seed, pairs, players, turns) => {
				let game = deal(seed, { pairs, players });
				for (const place of turns)
					game = passTime(place === -1 ? flipBack(game) : flip(game, place), 10);
				expect(parseGame(JSON.stringify(game))).toEqual(game);
			},
		),
	);
	expect(parseGame(JSON.stringify(undealt))).toEqual(undealt);
});

const good = deal(5);
const [first, ...others] = getCards(good);
const twin = others.findIndex(({ fruit }) => fruit === first?.fruit) + 1;

test.each([
	['a seed below 0', { seed: -1 }],
	['a seed that is too large', { seed: 2 ** 32 }],
	['a card beside the table', { up: [12] }],
	['a card that is up twice', { up: [3, 3] }],
	['three cards up', { up: [0, 1, 2], moves: 1 }],
	['a fruit that is none', { found: ['stone'], moves: 1 }],
	['a pair found twice', { found: ['apple', 'apple'], moves: 2 }],
	['more pairs than moves', { found: ['apple', 'grape'], moves: 1 }],
	['two equal cards that wait', { up: [0, twin], moves: 1 }],
	['a found card that waits', { up: [0], found: [first?.fruit], moves: 1 }],
	['a time below 0', { ms: -5 }],
	['half a move', { moves: 0.5 }],
	['a size that there is not', { pairs: 7 }],
	['a fruit of a larger game', { found: ['plum'], moves: 1 }],
	['one player and turns of a second', { turn: 2 }],
	['more pairs of the second player than found', { players: 2, second: 1 }],
	['moves before it was dealt', { seed: 0, moves: 3 }],
])('a stored game with %s is refused', (_, change) => {
	expect(parseGame(JSON.stringify({ ...good, ...change }))).toBeUndefined();
});

test('a game that was stored before there were sizes and players is read', () => {
	const { seed, up, found, moves, ms } = good;
	expect(parseGame(JSON.stringify({ seed, up, found, moves, ms }))).toEqual(good);
});

test('no text breaks the reading', () => {
	for (const text of ['{', 'null', '[]']) expect(parseGame(text)).toBeUndefined();
	assert(property(string(), (text) => void [parseGame(text), parseResult(text, 6)]));
});

test.each([
	['null', 6, null],
	['{"moves":6,"ms":900}', 6, { moves: 6, ms: 900 }],
	// One with fewer moves than pairs cannot be.
	['{"moves":5,"ms":900}', 6, undefined],
	['{"moves":11,"ms":900}', 12, undefined],
	['{"moves":9}', 6, undefined],
	['9', 6, undefined],
] as const)('the best result %s of %i pairs', (text, pairs, result) => {
	expect(parseResult(text, pairs)).toEqual(result);
});
