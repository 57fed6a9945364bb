import { expect, test } from 'vitest';
import { deal, fruits, type Game } from '#tools/memory/game.ts';
import { pickBest } from '#tools/memory/result.ts';

test('a game that is not won is no result', () => {
	expect(pickBest(undefined, { ...deal(1), moves: 6 })).toBeUndefined();
});

test('what two players found is no result of one', () => {
	expect(pickBest(undefined, { ...won(6, 1), players: 2 })).toBeUndefined();
});

test('the first won game is the best', () => {
	expect(pickBest(undefined, won(9, 1000))).toEqual({ moves: 9, ms: 1000 });
});

test.each([
	['fewer moves win, however long they took', won(8, 90_000), { moves: 8, ms: 90_000 }],
	['with as many moves less time wins', won(9, 999), { moves: 9, ms: 999 }],
	['with as many moves more time loses', won(9, 1001), { moves: 9, ms: 1000 }],
	['more moves lose, however quick they were', won(10, 1), { moves: 9, ms: 1000 }],
])('%s', (_, game, best) => {
	expect(pickBest({ moves: 9, ms: 1000 }, game)).toEqual(best);
});

function won(moves: number, ms: number): Game {
	return { ...deal(1), found: fruits.slice(0, 6), moves, ms };
}
