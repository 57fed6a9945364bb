import { expect, test } from 'vitest';
import { coins, tickerCoins } from '#live/coins.ts';
import { formatMarketValue, formatPrice } from '#tools/cryptocur/format.ts';

test('the page has the twelve coins of the specification, the tickers two more', () => {
	expect(coins.map(({ id }) => id).join(' ')).toBe(
		'bitcoin ethereum litecoin tether avalanche-2 filecoin bitcoin-cash binancecoin dogecoin polkadot chainlink stellar',
	);
	expect(tickerCoins.slice(12).map(({ id }) => id)).toEqual(['ripple', 'cardano']);
});

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

test('prices have the symbol of their currency', () => {
	expect(formatPrice('en', 83_123.4, 'EUR')).toBe('€83,123.40');
	expect(formatPrice('uk', 3_841_017.4, 'UAH')).toBe('3\u00a0841\u00a0017,40\u00a0₴');
	expect(formatPrice('es', 3_841_017.4, 'UAH')).toBe('3\u00a0841\u00a0017,40\u00a0₴');
});

test('market values have three digits and their power', () => {
	expect(formatMarketValue('en', 1.8215e12, 'USD')).toBe('$1.82T');
	expect(formatMarketValue('uk', 3.635e11, 'UAH')).toBe('364\u00a0млрд\u00a0₴');
	expect(formatMarketValue('es', 1.8215e12, 'EUR')).toBe('1,82\u00a0B\u00a0€');
});
