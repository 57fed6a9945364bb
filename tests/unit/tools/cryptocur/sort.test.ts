import { expect, test } from 'vitest';
import { type CoinPrice, coins } from '#live/coins.ts';
import {
	type Order,
	orders,
	parseOrder,
	printOrder,
	sortCoins,
	turnOrder,
} from '#tools/cryptocur/sort.ts';

const prices: CoinPrice[] = [
	{ id: 'bitcoin', price: 90_000, change: -1, week: 3, value: 2e12 },
	{ id: 'ethereum', price: 3000, change: 2, value: 4e11 },
	{ id: 'litecoin', price: 95 },
];
const rows = coins
	.slice(0, 4)
	.map((coin) => ({ coin, price: prices.find(({ id }) => id === coin.id) }));

test('without an order the coins are as listed', () => {
	expect(sort(undefined)).toEqual(['bitcoin', 'ethereum', 'litecoin', 'tether']);
});

test.each([
	['name ascending', ['bitcoin', 'ethereum', 'litecoin', 'tether']],
	['name descending', ['tether', 'litecoin', 'ethereum', 'bitcoin']],
	['price descending', ['bitcoin', 'ethereum', 'litecoin', 'tether']],
	['price ascending', ['litecoin', 'ethereum', 'bitcoin', 'tether']],
	['change descending', ['ethereum', 'bitcoin', 'litecoin', 'tether']],
	['change ascending', ['bitcoin', 'ethereum', 'litecoin', 'tether']],
	['week ascending', ['bitcoin', 'ethereum', 'litecoin', 'tether']],
	['value ascending', ['ethereum', 'bitcoin', 'litecoin', 'tether']],
])('by %s, what is not known comes last', (text, ids) => {
	expect(sort(parseOrder(text))).toEqual(ids);
});

test('favourites come first in every order', () => {
	expect(sort(undefined, ['tether', 'litecoin'])).toEqual([
		'litecoin',
		'tether',
		'bitcoin',
		'ethereum',
	]);
	expect(sort(parseOrder('price descending'), ['ethereum', 'tether'])[0]).toBe('ethereum');
});

test('a head sorts names from A and numbers from the highest, then the other way', () => {
	const byName = turnOrder(undefined, 'name');
	expect(byName.direction).toBe('ascending');
	expect(turnOrder(byName, 'name').direction).toBe('descending');
	expect(turnOrder(byName, 'price')).toEqual({ key: 'price', direction: 'descending' });
});

test('every order can be written and read; another text is not an order', () => {
	expect(orders).toHaveLength(10);
	for (const order of orders) expect(parseOrder(printOrder(order))).toEqual(order);
	expect(parseOrder('')).toBeUndefined();
	expect(parseOrder('rank ascending')).toBeUndefined();
});

function sort(order: Order | undefined, favourites: string[] = []): string[] {
	return sortCoins('en', rows, order, favourites).map(({ coin }) => coin.id);
}
