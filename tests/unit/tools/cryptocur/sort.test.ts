import { type CoinPrice, coins } from '#live/coins.ts';
import { type Order, type SortKey, sortCoins, turnOrder } from '#tools/cryptocur/sort.ts';

const prices: CoinPrice[] = [
	{ id: 'bitcoin', price: 90_000, change: -1, week: 3, value: 2e12 },
	{ id: 'ethereum', price: 3000, change: 2, value: 4e11 },
	{ id: 'litecoin', price: 95 },
];
const rows = coins
	.slice(0, 4)
	.map((coin) => ({ coin, price: prices.find(({ id }) => id === coin.id) }));

test.each<[SortKey, Order['direction'], string]>([
	['name', 'descending', 'tether litecoin ethereum bitcoin'],
	// What is not known comes last.
	['price', 'ascending', 'litecoin ethereum bitcoin tether'],
	['change', 'descending', 'ethereum bitcoin litecoin tether'],
	['value', 'ascending', 'ethereum bitcoin litecoin tether'],
])('by %s, %s', (key, direction, ids) => {
	const sorted = sortCoins('en', rows, { key, direction });
	expect(sorted.map(({ coin }) => coin.id).join(' ')).toBe(ids);
});

test('without an order the coins stay as they are listed', () => {
	expect(sortCoins('en', rows, undefined)).toEqual(rows);
});

test('a head sorts names from A and numbers from the highest, then the other way', () => {
	const byName = turnOrder(undefined, 'name');
	expect([byName, turnOrder(byName, 'name'), turnOrder(byName, 'price')]).toEqual([
		{ key: 'name', direction: 'ascending' },
		{ key: 'name', direction: 'descending' },
		{ key: 'price', direction: 'descending' },
	]);
});
