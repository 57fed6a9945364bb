import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinCurrency, type CoinPrice, coinCurrencies, tickerCoins } from '#live/coins.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { settings } from '#live/settings.ts';
import { coinPrice, marketValue, priceChange, sideText, toTime } from './coin-row.ts';

/** A coin without a price has null for all its numbers; the changes are null where the price is old. */
const row = z.object({
	id: z.string().check(z.refine((id) => tickerCoins.some((coin) => coin.id === id))),
	current_price: coinPrice,
	last_updated: sideText,
	market_cap: marketValue,
	price_change_percentage_24h_in_currency: priceChange,
	price_change_percentage_7d_in_currency: priceChange,
	/** Hourly, in US dollars whatever the currency of the request. */
	sparkline_in_7d: z.catch(z.optional(z.object({ price: z.array(z.number()) })), undefined),
});
const schema = readableRows(row);

const ids = tickerCoins.map(({ id }) => id).join(',');
/** The service itself has new prices once a minute. */
const minuteMs = 60_000;
/** Visitors may look at all currencies in one minute. */
const perMinute = coinCurrencies.length;

/** All that the page shows of all coins of the tickers, in one request. */
export async function askCoinGecko(
	currency: CoinCurrency,
	options?: AskOptions,
): Promise<Answer<CoinPrice[]>> {
	const key = settings.keys.coingecko;
	const question = {
		service: 'coingecko',
		path: `/api/v3/coins/markets?vs_currency=${currency.toLowerCase()}&ids=${ids}&sparkline=true&price_change_percentage=24h,7d`,
		schema,
		freshMs: minuteMs,
		perMinute,
		// The chain has another service.
		retries: 0,
		...(key && { headers: { 'x-cg-demo-api-key': key } }),
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		tickerCoins.flatMap(({ id }) => {
			const found = rows.find((each) => each.id === id);
			if (!found) return [];
			return [
				{
					id,
					price: found.current_price,
					change: found.price_change_percentage_24h_in_currency,
					week: found.price_change_percentage_7d_in_currency,
					value: found.market_cap || undefined,
					at: toTime(found.last_updated),
					line: found.sparkline_in_7d?.price,
				},
			];
		}),
	);
}
