import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	countPairs,
	deal,
	flip,
	flipBack,
	flipBackMs,
	fruits,
	type Game,
	getCards,
	isBlocked,
	isRunning,
	isWon,
	passTime,
	sizes,
	undealt,
} from '#tools/memory/game.ts';

test('there are 12 cards: apple, banana, grape, lychee, pineapple, strawberry, two of each', () => {
	const dealt = getCards(deal(42)).map(({ fruit }) => fruit);
	expect(dealt).toHaveLength(12);
	const used = ['apple', 'banana', 'grape', 'lychee', 'pineapple', 'strawberry'];
	expect(dealt.toSorted()).toEqual([...used, ...used].sort());
});

test.each(sizes)('a game of %i pairs has two cards of each of its fruits', (pairs) => {
	const dealt = getCards(deal(42, { pairs })).map(({ fruit }) => fruit);
	const used = fruits.slice(0, pairs);
	expect(dealt.toSorted()).toEqual([...used, ...used].sort());
});

test('a player who finds a pair has another turn, and after a mismatch it is the other player’s', () => {
	const start = deal(9, { players: 2 });
	const paired = turnPair(start);
	expect(paired).toMatchObject({ turn: 1, second: 0 });
	const passed = flipBack(turnMismatch(start));
	expect(passed.turn).toBe(2);
	expect(countPairs(turnPair(passed))).toEqual([0, 1]);
	expect(flipBack(turnMismatch(deal(9))).turn).toBe(1);
});

test('a mismatch flips back after 500 ms', () => {
	expect(flipBackMs).toBe(500);
});

test('all cards lie face down at first', () => {
	expect(getCards(deal(3)).filter(({ flipped, matched }) => flipped || matched)).toEqual([]);
});

test('the seed decides where the cards lie', () => {
	expect(getCards(deal(5))).toEqual(getCards(deal(5)));
	expect(getCards(deal(5))).not.toEqual(getCards(deal(6)));
});

describe('turning a card', () => {
	test('shows it and is no move yet', () => {
		const game = flip(deal(1), 4);
		expect(getCards(game).findIndex(({ flipped }) => flipped)).toBe(4);
		expect(game.moves).toBe(0);
	});

	test('that is up already changes nothing', () => {
		const game = flip(deal(1), 4);
		expect(flip(game, 4)).toBe(game);
	});

	test('that is found changes nothing', () => {
		const game = turnPair(deal(1));
		const found = getCards(game).findIndex(({ matched }) => matched);
		expect(flip(game, found)).toBe(game);
	});

	test('that is not on the table changes nothing', () => {
		const game = deal(1);
		for (const place of [-1, 12, 0.5, Number.NaN]) expect(flip(game, place)).toBe(game);
	});

	test('before the cards are dealt changes nothing', () => {
		expect(flip(undealt, 0)).toBe(undealt);
	});
});

test('two equal cards are matched and stay up', () => {
	const game = turnPair(deal(9));
	expect(game).toMatchObject({ moves: 1, up: [] });
	expect(getCards(game).filter(({ matched, flipped }) => matched && flipped)).toHaveLength(2);
	expect(isBlocked(game)).toBe(false);
});

test('two different cards block every other until they are turned back', () => {
	const game = turnMismatch(deal(9));
	expect(isBlocked(game)).toBe(true);
	expect(game.moves).toBe(1);
	for (let place = 0; place < 12; place += 1) expect(flip(game, place)).toBe(game);
	expect(flipBack(game).up).toEqual([]);
	expect(flipBack(game).moves).toBe(1);
});

test('turning back leaves one card and found cards as they are', () => {
	const one = flip(deal(1), 0);
	expect(flipBack(one)).toBe(one);
	const pair = turnPair(deal(1));
	expect(flipBack(pair)).toBe(pair);
});

test('the game is won when all six pairs are matched, at best in six moves', () => {
	let game = deal(77);
	for (let pair = 0; pair < 6; pair += 1) {
		expect(isWon(game)).toBe(false);
		game = turnPair(game);
	}
	expect(isWon(game)).toBe(true);
	expect(game.moves).toBe(6);
	expect(getCards(game).every(({ matched }) => matched)).toBe(true);
});

test('time passes from the first card until the last pair, and never back', () => {
	const start = deal(2);
	expect(passTime(start, 900).ms).toBe(0);
	const running = flip(start, 0);
	expect(passTime(running, 900).ms).toBe(900);
	expect(passTime(running, -900).ms).toBe(0);
	let won = start;
	for (let pair = 0; pair < 6; pair += 1) won = turnPair(won);
	expect(isRunning(won)).toBe(false);
	expect(passTime(won, 900).ms).toBe(0);
});

test('whatever is turned: two cards at most wait, and no fruit is half found', () => {
	assert(
		property(
			integer({ min: 1, max: 2 ** 32 - 1 }),
			array(integer({ min: -1, max: 12 }), { maxLength: 80 }),
			(seed, turns) => {
				let game = deal(seed);
				// -1 stands for the half second that has passed.
				for (const place of turns) game = place === -1 ? flipBack(game) : flip(game, place);
				const cards = getCards(game);
				const matched = cards.filter((card) => card.matched);
				expect(game.up.length).toBeLessThanOrEqual(2);
				expect(matched).toHaveLength(game.found.length * 2);
				expect(cards.filter(({ flipped }) => flipped)).toHaveLength(
					matched.length + game.up.length,
				);
				expect(game.moves).toBeGreaterThanOrEqual(game.found.length);
			},
		),
	);
});

/** Turns up the next pair that is not found. */
function turnPair(game: Game): Game {
	const cards = getCards(game);
	const first = cards.findIndex(({ matched }) => !matched);
	const second = cards.findLastIndex(({ fruit }) => fruit === cards[first]?.fruit);
	return flip(flip(game, first), second);
}

function turnMismatch(game: Game): Game {
	const cards = getCards(game);
	const other = cards.findIndex(({ fruit }) => fruit !== cards[0]?.fruit);
	return flip(flip(game, 0), other);
}
