import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toggleFavourite } from '#tools/cryptocur/favourites.ts';

const key = 'cryptoFavourites';
let storage: Record<string, string> = {};

beforeEach(() => {
	storage = {};
});

afterEach(() => {
	vi.resetModules();
});

test('a coin is added and taken away', () => {
	expect(toggleFavourite(['tether'], 'bitcoin')).toEqual(['tether', 'bitcoin']);
	expect(toggleFavourite(['tether', 'bitcoin'], 'tether')).toEqual(['bitcoin']);
});

test.each([
	['["bitcoin","stellar"]', ['bitcoin', 'stellar']],
	['["bitcoin","bitcoin","onecoin",7]', ['bitcoin']],
	['[]', []],
])('%s is read as %j', async (text, ids) => {
	expect(await read(text)).toEqual(ids);
	expect(storage[`${key}.broken`]).toBeUndefined();
});

test.each(['{"bitcoin":true}', '"bitcoin"', 'bitcoin', ''])(
	'%j is no list: it is set aside, and no coin is marked',
	async (text) => {
		expect(await read(text)).toEqual([]);
		expect(storage[`${key}.broken`]).toBe(text);
	},
);

async function read(text: string) {
	vi.resetModules();
	storage[key] = text;
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
	const { $favouriteCoins } = await import('#tools/cryptocur/favourites.ts');
	return $favouriteCoins.get();
}
