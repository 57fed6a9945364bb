import { expect, test } from 'vitest';
import { coins, tickerCoins } from '#live/coins.ts';
import { formatChange, formatPrice, toTrend } from '#tools/cryptocur/format.ts';
import { sample } from '../../../fixtures/sample.ts';

test.skipIf(!sample)(
	'the page has the twelve coins of the specification, the tickers two more',
	() => {
		expect(coins.map(({ id }) => id).join(' ')).toBe(
			'bitcoin ethereum litecoin tether avalanche-2 filecoin bitcoin-cash binancecoin dogecoin polkadot chainlink stellar',
		);
		expect(tickerCoins.slice(12).map(({ id }) => id)).toEqual(['ripple', 'cardano']);
	},
);

test('pages go by another name than ids where CoinGecko does so', () => {
	const pages = Object.fromEntries(tickerCoins.map(({ id, page }) => [id, page]));
	expect(pages).toMatchObject({
		'avalanche-2': 'avalanche',
		binancecoin: 'bnb',
		bitcoin: 'bitcoin',
	});
});

test('prices have cents, small ones four digits', () => {
	expect(formatPrice('en', 91_234.5)).toBe('$91,234.50');
	expect(formatPrice('en', 0.084512)).toBe('$0.08451');
	expect(formatPrice('en', 0)).toBe('$0.00');
	expect(formatPrice('uk', 12.5)).toBe('12,50\u00a0$');
});

test('changes have a sign, and a trend when they can be seen', () => {
	expect(formatChange('en', -1.234)).toBe('−1.23%');
	expect(formatChange('en', 2)).toBe('+2.00%');
	expect([2, -1, 0, 0.001, undefined].map(toTrend)).toEqual([
		'up',
		'down',
		undefined,
		undefined,
		undefined,
	]);
});
