import { deal, fruits } from '#tools/memory/game.ts';
import { pickBest } from '#tools/memory/result.ts';

const best = { moves: 9, ms: 1000 };
const won = { ...deal(1), found: fruits, ...best };

test.each([
	['fewer moves win, however long they took', { moves: 8, ms: 90_000 }, { moves: 8, ms: 90_000 }],
	['with as many moves less time wins', { ms: 999 }, { moves: 9, ms: 999 }],
	['with as many moves more time loses', { ms: 1001 }, best],
	['more moves lose, however quick they were', { moves: 10, ms: 1 }, best],
])('%s', (_, change, after) => {
	expect(pickBest(best, { ...won, ...change })).toEqual(after);
});

test('the first won game is the best; one that is not won is no result', () => {
	expect(pickBest(undefined, won)).toEqual(best);
	expect(pickBest(undefined, { ...won, found: [] })).toBeUndefined();
});
