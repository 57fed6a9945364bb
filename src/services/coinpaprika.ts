import * as v from 'valibot';
import { type CoinPrice, tickerCoins } from '#lib/coins.ts';
import { figure, positiveFigure } from '#lib/figures.ts';
import { type Answer, mapAnswer } from '#lib/live/answer.ts';
import { ask } from './request/ask.ts';

const rowSchema = v.object({
	id: v.string(),
	quotes: v.object({
		USD: v.object({
			price: positiveFigure,
			percent_change_24h: v.nullish(figure),
		}),
	}),
});

/** All coins there are, thousands of them, some without a price. Only ours are looked at, and kept. */
const schema = v.pipe(
	v.array(v.unknown()),
	v.transform((rows: unknown[]) =>
		rows.flatMap((row) => {
			const read = v.safeParse(rowSchema, row);
			if (!read.success) return [];
			const { output } = read;
			return tickerCoins.some(({ coinpaprika }) => coinpaprika === output.id) ? [output] : [];
		}),
	),
	v.minLength(1),
);

/** The list weighs megabytes, and a month has 20 000 requests: it is not fetched every minute. */
const freshMs = 5 * 60_000;

export async function askCoinpaprika(signal?: AbortSignal): Promise<Answer<CoinPrice[]>> {
	const question = {
		service: 'coinpaprika',
		path: '/v1/tickers?quotes=USD',
		schema,
		freshMs,
		maxBytes: 5_000_000,
	} as const;
	return mapAnswer(await ask(question, signal), (rows) =>
		tickerCoins.flatMap(({ id, coinpaprika }) => {
			const price = rows.find((row) => row.id === coinpaprika)?.quotes.USD;
			return price ? [{ id, usd: price.price, change: price.percent_change_24h ?? undefined }] : [];
		}),
	);
}
