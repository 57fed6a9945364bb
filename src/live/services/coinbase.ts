import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinPrice, tickerCoins } from '#live/coins.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

/** How much of each currency a dollar buys, as texts by symbol. */
const schema = z.object({
	data: z.object({
		currency: z.literal('USD'),
		rates: z
			.record(z.string(), z.string())
			.check(z.refine((rates) => tickerCoins.some(({ symbol }) => toPrice(rates[symbol])))),
	}),
});

const minuteMs = 60_000;

/** Prices without their change, and not of every coin. */
export async function askCoinbase(options?: AskOptions): Promise<Answer<CoinPrice[]>> {
	const path = '/v2/exchange-rates?currency=USD';
	const question = { service: 'coinbase', path, schema, freshMs: minuteMs } as const;
	return mapAnswer(await ask(question, options), ({ data }) =>
		tickerCoins.flatMap(({ id, symbol }) => {
			const usd = toPrice(data.rates[symbol]);
			return usd === undefined ? [] : [{ id, usd }];
		}),
	);
}

function toPrice(rate: string | undefined): number | undefined {
	const usd = 1 / Number(rate || Number.NaN);
	return Number.isFinite(usd) && usd > 0 ? usd : undefined;
}
