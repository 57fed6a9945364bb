import { beforeEach, expect, test } from 'vitest';
import { openWith } from '../open-with.ts';

const rates = 'ratesFavourites';
const coins = 'cryptoFavourites';
let storage: Record<string, string> = {};

beforeEach(() => {
	storage = {};
});

test.each([
	[rates, 'PLN USD', ['PLN', 'USD']],
	[coins, 'stellar bitcoin-cash', ['stellar', 'bitcoin-cash']],
	// As the coins were stored first.
	[coins, '["bitcoin","stellar"]', ['bitcoin', 'stellar']],
])('%s %j is read as %j', async (key, text, ids) => {
	const { $favourites } = await open(key, text);
	expect($favourites.get()).toEqual(ids);
	expect(storage[`${key}.broken`]).toBeUndefined();
});

test.each([
	[rates, 'PLN usd PLN', ['PLN']],
	[coins, '["bitcoin","bitcoin","onecoin"]', ['bitcoin']],
	[coins, '["bitcoin",7]', ['bitcoin']],
	[coins, '{"bitcoin":true}', ['bitcoin']],
])('%s %j is set aside, and %j are kept of it', async (key, text, ids) => {
	const { $favourites } = await open(key, text);
	expect($favourites.get()).toEqual(ids);
	expect(storage[`${key}.broken`]).toBe(text);
});

test.each([
	[coins, '["tether"]', 'bitcoin'],
	[rates, 'PLN', 'EUR'],
])('%s %j: an entry is marked, and its mark is removed', async (key, text, id) => {
	const { $favourites, toggleFavourite } = await open(key, text);
	const before = $favourites.get();
	toggleFavourite($favourites, id);
	expect(storage[key]).toBe(`${before[0]} ${id}`);
	toggleFavourite($favourites, before[0] ?? '');
	expect(storage[key]).toBe(id);
	toggleFavourite($favourites, id);
	expect(storage[key]).toBeUndefined();
});

/** The favourites under a key, read from what is stored. */
async function open(key: string, text: string) {
	storage[key] = text;
	await openWith(storage);
	const { savedFavourites, toggleFavourite } = await import('#browser/favourites.ts');
	const isId = (word: string) =>
		key === rates
			? /^[A-Z]{3}$/.test(word)
			: ['bitcoin', 'bitcoin-cash', 'stellar', 'tether'].includes(word);
	return { toggleFavourite, $favourites: savedFavourites(key, isId) };
}
