import {
	deal,
	flip,
	flipBack,
	flipBackMs,
	type Game,
	getCards,
	isBlocked,
	isRunning,
	isWon,
	passTime,
	undealt,
} from '#tools/memory/game.ts';

test('a game has two cards of each of the six fruits of the specification, face down', () => {
	const named = ['apple', 'banana', 'grape', 'lychee', 'pineapple', 'strawberry'];
	const cards = getCards(deal(42));
	expect(cards.map(({ fruit }) => fruit).toSorted()).toEqual([...named, ...named].sort());
	expect(cards.filter(({ flipped, matched }) => flipped || matched)).toEqual([]);
	expect(getCards(deal(42))).toEqual(cards);
	expect(getCards(deal(6))).not.toEqual(cards);
});

test('turning a card shows it and is no move yet; one that is up, found or not on the table changes nothing', () => {
	const game = flip(deal(1), 4);
	expect(getCards(game).findIndex(({ flipped }) => flipped)).toBe(4);
	expect(game.moves).toBe(0);
	for (const place of [4, -1, 12, 0.5, Number.NaN]) expect(flip(game, place)).toBe(game);
	const found = turnPair(deal(1));
	expect(
		flip(
			found,
			getCards(found).findIndex(({ matched }) => matched),
		),
	).toBe(found);
	expect(flip(undealt, 0)).toBe(undealt);
	for (const still of [game, found]) expect(flipBack(still)).toBe(still);
});

test('two different cards block every other until they are turned back', () => {
	const game = turnMismatch(deal(9));
	expect([isBlocked(game), game.moves, flipBackMs]).toEqual([true, 1, 500]);
	for (let place = 0; place < 12; place += 1) expect(flip(game, place)).toBe(game);
	expect(flipBack(game)).toMatchObject({ up: [], moves: 1 });
});

test('the game is won when all six pairs are matched, at best in six moves; only then time stands still', () => {
	let game = deal(77);
	expect(passTime(game, 900).ms).toBe(0);
	for (let pair = 0; pair < 6; pair += 1) {
		expect(isWon(game)).toBe(false);
		game = turnPair(game);
		expect(game).toMatchObject({ moves: pair + 1, up: [] });
		expect([isBlocked(game), isRunning(game)]).toEqual([false, pair < 5]);
		expect(passTime(game, 900).ms - game.ms).toBe(pair < 5 ? 900 : 0);
		expect(passTime(game, -900)).toEqual(game);
	}
	expect(isWon(game)).toBe(true);
	expect(getCards(game).every(({ matched, flipped }) => matched && flipped)).toBe(true);
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
