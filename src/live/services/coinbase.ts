import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type CoinCurrency, type CoinPrice, tickerCoins } from '#live/coins.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { exactly } from '#live/zod-checks.ts';
import { coinPrice } from './coin-row.ts';

/** How much of each currency and coin a dollar buys, as texts by symbol. A value that is not a text is ignored. */
const schema = z.object({
	data: z.object({
		currency: exactly('USD'),
		rates: z.custom<Readonly<Record<string, unknown>>>((rates) =>
			tickerCoins.some(({ symbol }) => toRate(Object(rates)[symbol])),
		),
	}),
});

const minuteMs = 60_000;

/** Only prices, and not of every coin; one answer serves all currencies. */
export async function askCoinbase(
	currency: CoinCurrency,
	options?: AskOptions,
): Promise<Answer<CoinPrice[]>> {
	const path = '/v2/exchange-rates?currency=USD';
	const question = { service: 'coinbase', path, schema, freshMs: minuteMs } as const;
	const answer = mapAnswer(await ask(question, options), ({ data: { rates } }) => {
		const perDollar = currency === 'USD' ? 1 : toRate(rates[currency]);
		return tickerCoins.flatMap(({ id, symbol }) => {
			const coins = toRate(rates[symbol]);
			const price = coinPrice.safeParse(perDollar && coins ? perDollar / coins : undefined);
			return price.success ? [{ id, price: price.data }] : [];
		});
	});
	// The other currency is missing.
	if (answer.ok && answer.data.length === 0) {
		return { ok: false, reason: 'bad-answer', retryAt: answer.at + minuteMs };
	}
	return answer;
}

function toRate(text: unknown): number | undefined {
	const rate = typeof text === 'string' ? Number(text || Number.NaN) : Number.NaN;
	return Number.isFinite(rate) && rate > 0 && Number.isFinite(1 / rate) ? rate : undefined;
}
