import { expect, test } from 'vitest';
import { type CoinPrice, coins } from '#live/coins.ts';
import { orders, parseOrder, printOrder, sortCoins, turnOrder } from '#tools/cryptocur/sort.ts';

const prices: CoinPrice[] = [
	{ id: 'bitcoin', price: 90_000, change: -1, week: 3, value: 2e12 },
	{ id: 'ethereum', price: 3000, change: 2, value: 4e11 },
	{ id: 'litecoin', price: 95 },
];
const rows = coins
	.slice(0, 4)
	.map((coin) => ({ coin, price: prices.find(({ id }) => id === coin.id) }));

test.each([
	['', 'bitcoin ethereum litecoin tether'],
	['name descending', 'tether litecoin ethereum bitcoin'],
	// What is not known comes last.
	['price ascending', 'litecoin ethereum bitcoin tether'],
	['change descending', 'ethereum bitcoin litecoin tether'],
	['value ascending', 'ethereum bitcoin litecoin tether'],
])('by “%s”', (order, ids) => {
	const sorted = sortCoins('en', rows, parseOrder(order));
	expect(sorted.map(({ coin }) => coin.id).join(' ')).toBe(ids);
});

test('a head sorts names from A and numbers from the highest, then the other way', () => {
	const byName = turnOrder(undefined, 'name');
	const next = [byName, turnOrder(byName, 'name'), turnOrder(byName, 'price')];
	expect(next.map(printOrder)).toEqual(['name ascending', 'name descending', 'price descending']);
});

test('every order can be written and read; another text is not an order', () => {
	expect(orders).toHaveLength(10);
	for (const order of orders) expect(parseOrder(printOrder(order))).toEqual(order);
	expect(['', 'rank ascending'].map(parseOrder)).toEqual([undefined, undefined]);
});
