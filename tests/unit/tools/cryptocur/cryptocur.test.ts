import { coins } from '#live/coins.ts';
import { formatMarketValue, formatPrice } from '#tools/cryptocur/format.ts';

test('the page and its tickers have the fourteen coins of the specification', () => {
	expect(coins.map(({ id }) => id).join(' ')).toBe(
		'bitcoin ethereum litecoin tether avalanche-2 filecoin bitcoin-cash binancecoin dogecoin polkadot chainlink stellar ripple cardano',
	);
});

test.each([
	['bitcoin', 'bitcoin'],
	// Pages go by another name than ids where CoinGecko does so.
	['avalanche-2', 'avalanche'],
	['binancecoin', 'bnb'],
])('the coin %s has the page %s', (id, page) => {
	expect(coins.find((coin) => coin.id === id)).toMatchObject({ page });
});

test.each([
	['en', 91_234.5, 'USD', '$91,234.50'],
	// Small prices have four digits.
	['en', 0.084512, 'USD', '$0.08451'],
	['en', 0, 'USD', '$0.00'],
	['uk', 12.5, 'USD', '12,50\u00a0$'],
	['en', 83_123.4, 'EUR', '€83,123.40'],
	['es', 3_841_017.4, 'UAH', '3\u00a0841\u00a0017,40\u00a0₴'],
] as const)('%s: the price %d %s is shown as %s', (locale, price, currency, shown) => {
	expect(formatPrice(locale, price, currency)).toBe(shown);
});

test.each([
	['en', 1.8215e12, 'USD', '$1.82T'],
	['uk', 3.635e11, 'UAH', '364\u00a0млрд\u00a0₴'],
	['es', 1.8215e12, 'EUR', '1,82\u00a0bill.\u00a0€'],
] as const)(
	'%s: the market value %d %s has three digits and its power: %s',
	(locale, value, currency, shown) => {
		expect(formatMarketValue(locale, value, currency)).toBe(shown);
	},
);
