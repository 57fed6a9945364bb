import { deal, flip, getCards, passTime, undealt } from '#tools/memory/game.ts';
import { parseGame, parseResult } from '#tools/memory/saved-game.ts';

test('a game is read as it was written', () => {
	const open = flip(deal(7), 3);
	const other = getCards(open).findIndex(({ fruit }) => fruit !== getCards(open)[3]?.fruit);
	for (const game of [undealt, open, flip(passTime(open, 10), other)])
		expect(parseGame(JSON.stringify(game))).toMatchObject(game);
});

const good = deal(5);
const [first, ...others] = getCards(good);
const twin = others.findIndex(({ fruit }) => fruit === first?.fruit) + 1;

test.each([
	['a seed below 0', { seed: -1 }],
	['a card beside the table', { up: [12] }],
	['three cards up', { up: [0, 1, 2], moves: 1 }],
	['a fruit that is none', { found: ['stone'], moves: 1 }],
	['more pairs than moves', { found: ['apple', 'grape'], moves: 1 }],
	['two equal cards that wait', { up: [0, twin], moves: 1 }],
	['a found card that waits', { up: [0], found: [first?.fruit], moves: 1 }],
	['a time below 0', { ms: -5 }],
])('a stored game with %s is refused', (_, change) => {
	expect(parseGame(JSON.stringify({ ...good, ...change }))).toBeUndefined();
});

test('a game that was stored when there were sizes and players is read', () => {
	const earlier = { ...good, pairs: 6, players: 2, turn: 2, second: 0 };
	expect(parseGame(JSON.stringify(earlier))).toMatchObject(good);
});

test.each([
	['null', null],
	['{"moves":6,"ms":900}', { moves: 6, ms: 900 }],
	// One with fewer moves than pairs cannot be.
	['{"moves":5,"ms":900}', undefined],
	['{"moves":9}', undefined],
] as const)('the best result %s', (text, result) => {
	expect(parseResult(text)).toEqual(result);
});
