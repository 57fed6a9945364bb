import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinPrice, tickerCoins } from '#live/coins.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { settings } from '#live/settings.ts';

/** By id. A coin the service does not know is left out; the change is null where the price is stale. */
const schema = z
	.record(
		z.string(),
		z.object({
			usd: z.number().check(z.positive()),
			usd_24h_change: z.nullish(z.number()),
		}),
	)
	.check(z.refine((prices) => tickerCoins.some(({ id }) => prices[id])));

const ids = tickerCoins.map(({ id }) => id).join(',');
/** The service itself has new prices once a minute. */
const minuteMs = 60_000;

/** The prices of all coins of the tickers, in one request. */
export async function askCoinGecko(options?: AskOptions): Promise<Answer<CoinPrice[]>> {
	const key = settings.keys.coingecko;
	const question = {
		service: 'coingecko',
		path: `/api/v3/simple/price?ids=${ids}&vs_currencies=usd&include_24hr_change=true`,
		schema,
		freshMs: minuteMs,
		...(key && { headers: { 'x-cg-demo-api-key': key } }),
	} as const;
	return mapAnswer(await ask(question, options), (prices) =>
		tickerCoins.flatMap(({ id }) => {
			const price = prices[id];
			return price ? [{ id, usd: price.usd, change: price.usd_24h_change ?? undefined }] : [];
		}),
	);
}
