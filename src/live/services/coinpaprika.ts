import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinPrice, tickerCoins } from '#live/coins.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

const rowSchema = z.object({
	id: z.string(),
	quotes: z.object({
		USD: z.object({
			price: z.number().check(z.positive()),
			percent_change_24h: z.nullish(z.number()),
		}),
	}),
});

/** All coins there are, thousands of them, some without a price. Only ours are looked at, and kept. */
const schema = z.pipe(
	z.array(z.unknown()),
	z.pipe(
		z.transform((rows: unknown[]) =>
			rows.flatMap((row) => {
				const read = rowSchema.safeParse(row);
				const known = tickerCoins.some(({ coinpaprika }) => coinpaprika === read.data?.id);
				return read.success && known ? [read.data] : [];
			}),
		),
		z.array(rowSchema).check(z.minLength(1)),
	),
);

/** The list weighs megabytes, and a month has 20 000 requests: it does not load every minute. */
const freshMs = 5 * 60_000;

export async function askCoinpaprika(options?: AskOptions): Promise<Answer<CoinPrice[]>> {
	const question = {
		service: 'coinpaprika',
		path: '/v1/tickers?quotes=USD',
		schema,
		freshMs,
		maxBytes: 5_000_000,
	} as const;
	return mapAnswer(await ask(question, options), (rows) =>
		tickerCoins.flatMap(({ id, coinpaprika }) => {
			const price = rows.find((row) => row.id === coinpaprika)?.quotes.USD;
			return price ? [{ id, usd: price.price, change: price.percent_change_24h ?? undefined }] : [];
		}),
	);
}
