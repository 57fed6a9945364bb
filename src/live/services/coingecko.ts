import * as v from 'valibot';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinCurrency, type CoinPrice, coinCurrencies, coins } from '#live/coins.ts';
import { finiteNumber } from '#live/number.ts';
import { readableRows } from '#live/readable-rows.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { settings } from '#live/settings.ts';
import { coinPrice, marketValue, priceChange, sideText, toTime } from './coin-row.ts';

/** A coin without a price has null for all its numbers; the changes are null where the price is old. */
const row = v.object({
	id: v.picklist(coins.map((coin) => coin.id)),
	current_price: coinPrice,
	last_updated: sideText,
	market_cap: marketValue,
	price_change_percentage_24h_in_currency: priceChange,
	price_change_percentage_7d_in_currency: priceChange,
	/** Hourly, in US dollars whatever the currency of the request. */
	sparkline_in_7d: v.fallback(v.optional(v.object({ price: v.array(finiteNumber) })), undefined),
});
const schema = readableRows(row);

const ids = coins.map(({ id }) => id).join(',');
/** The service itself has new prices once a minute. */
const minuteMs = 60_000;
/** Visitors may look at all currencies in one minute, and the light call may follow each. */
const perMinute = 2 * coinCurrencies.length;

/** All that the page shows of all coins, in one request. */
export function askCoinGecko(
	currency: CoinCurrency,
	options?: AskOptions,
): Promise<Answer<CoinPrice[]>> {
	const path = `coins/markets?vs_currency=${currency.toLowerCase()}&ids=${ids}&sparkline=true&price_change_percentage=24h,7d`;
	return askFor(path, schema, options);
}

/** The same without the week, from another part of the service that has less to do. */
export function askCoinGeckoLightly(
	currency: CoinCurrency,
	options?: AskOptions,
): Promise<Answer<CoinPrice[]>> {
	const key = currency.toLowerCase();
	const path = `simple/price?ids=${ids}&vs_currencies=${key}&include_market_cap=true&include_24hr_change=true&include_last_updated_at=true`;
	// What is kept are rows.
	const asRows = v.transform((answer: unknown) =>
		Array.isArray(answer) ? answer : toRows(answer, key),
	);
	return askFor(path, v.pipe(v.unknown(), asRows, schema), options);
}

/** An object by coin, whose keys contain the currency. */
function toRows(answer: unknown, key: string) {
	return Object.entries(Object(answer)).map(([id, found]) => {
		const coin = new Map<string, unknown>(Object.entries(Object(found)));
		return {
			id,
			current_price: coin.get(key),
			market_cap: coin.get(`${key}_market_cap`),
			price_change_percentage_24h_in_currency: coin.get(`${key}_24h_change`),
			// `toJSON` has null for what is no date.
			last_updated: new Date(Number(coin.get('last_updated_at')) * 1000).toJSON(),
		};
	});
}

async function askFor(
	path: string,
	schema: v.GenericSchema<unknown, v.InferOutput<typeof row>[]>,
	options: AskOptions | undefined,
): Promise<Answer<CoinPrice[]>> {
	const key = settings.keys.coingecko;
	const question = {
		service: 'coingecko',
		path: `/api/v3/${path}`,
		schema,
		freshMs: minuteMs,
		perMinute,
		// The chain has another service.
		retries: 0,
		...(key && { headers: { 'x-cg-demo-api-key': key } }),
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		coins.flatMap(({ id }) => {
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
