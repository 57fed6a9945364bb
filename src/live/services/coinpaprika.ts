import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinCurrency, type CoinPrice, coinCurrencies, tickerCoins } from '#live/coins.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { coinPrice, marketValue, priceChange, sideText, toTime } from './coin-row.ts';

const quote = z.object({
	price: coinPrice,
	percent_change_24h: priceChange,
	percent_change_7d: priceChange,
	market_cap: marketValue,
});

/** All coins there are, thousands of them, some without a price. Only ours are kept. */
const schemas = {
	USD: toSchema('USD'),
	EUR: toSchema('EUR'),
	UAH: toSchema('UAH'),
} satisfies Record<CoinCurrency, unknown>;

/** The list weighs megabytes, and a month has 20 000 requests: it does not load every minute. */
const freshMs = 5 * 60_000;
/** Visitors may look at all currencies in one minute. */
const perMinute = coinCurrencies.length;

export async function askCoinpaprika(
	currency: CoinCurrency,
	options?: AskOptions,
): Promise<Answer<CoinPrice[]>> {
	const question = {
		service: 'coinpaprika',
		path: `/v1/tickers?quotes=${currency}`,
		schema: schemas[currency],
		freshMs,
		perMinute,
		// The chain has another service.
		retries: 0,
		maxBytes: 5_000_000,
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		tickerCoins.flatMap(({ id, coinpaprika }) => {
			const row = rows.find((each) => each.id === coinpaprika);
			if (!row) return [];
			const found = row.quotes[currency];
			if (!found) return [];
			return [
				{
					id,
					price: found.price,
					change: found.percent_change_24h,
					week: found.percent_change_7d,
					value: found.market_cap || undefined,
					at: toTime(row.last_updated),
				},
			];
		}),
	);
}

function toSchema(currency: CoinCurrency) {
	return readableRows(
		z.object({
			id: z.string().check(z.refine((id) => tickerCoins.some((coin) => coin.coinpaprika === id))),
			last_updated: sideText,
			quotes: z.object({ [currency]: quote }),
		}),
	);
}
