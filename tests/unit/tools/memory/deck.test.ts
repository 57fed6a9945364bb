import { expect, test } from 'vitest';
import { readDeckHash, toDaySeed, toDeckHash } from '#tools/memory/deck.ts';

test('the seed of the day is the date in UTC', () => {
	expect(toDaySeed(new Date('2026-11-23T23:59:59Z'))).toBe(20261123);
});

test('an address names a deck, and is read as it was written', () => {
	const deck = { seed: 2 ** 32 - 1, pairs: 12 } as const;
	expect(toDeckHash(deck)).toBe('#deck=4294967295-12');
	expect(readDeckHash(toDeckHash(deck))).toEqual(deck);
});

test.each(['', '#deck=0-6', '#deck=4294967296-6', '#deck=5-7', '#deck=5-6&x'])(
	'"%s" names no deck',
	(hash) => {
		expect(readDeckHash(hash)).toBeUndefined();
	},
);
