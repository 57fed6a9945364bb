import * as v from 'valibot';
import { type Answer, mapAnswer } from '#live/answer.ts';
import {
	type Coin,
	type CoinCurrency,
	type CoinPrice,
	coinCurrencies,
	coins,
} from '#live/coins.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import { coinPrice, marketValue, priceChange, sideText, toTime } from './coin-row.ts';

const quote = v.object({
	price: coinPrice,
	percent_change_24h: priceChange,
	percent_change_7d: priceChange,
	market_cap: marketValue,
});

const schema = v.object({
	last_updated: sideText,
	quotes: v.object({ USD: quote, EUR: quote, UAH: quote }),
});

/** An address may send 20,000 requests a month, and ten a second. */
const freshMs = 5 * 60_000;
const pauseMs = 100;

/** Coin by coin: the list of all that there are weighs megabytes. One that fails keeps its last price. */
export async function askCoinpaprika(
	currency: CoinCurrency,
	options: AskOptions = {},
): Promise<Answer<CoinPrice[]>> {
	const answers: Answer<CoinPrice>[] = [];
	for (const coin of coins) {
		const startedAt = Date.now();
		const answer = await askCoin(coin, currency, options);
		const isOver = !(answer.ok || options.keptOnly || answers.at(-1)?.ok);
		answers.push(answer);
		// Two failures one after the other, or the first one, are those of the service.
		if (isOver) break;
		// What was kept came at once, and needs no pause.
		if (answer.ok && answer.at >= startedAt)
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
	}
	const found = answers.flatMap((answer) => (answer.ok ? [answer] : (answer.last ?? [])));
	const data = found.map((each) => each.data);
	const at = Math.max(...found.map((each) => each.at));
	const failure = answers.find(({ ok }) => !ok);
	if (!failure || failure.ok || answers.some(({ ok }) => ok)) return { ok: true, data, at };
	return { ...failure, last: found.length > 0 ? { data, at } : undefined };
}

async function askCoin(
	{ id, coinpaprika }: Coin,
	currency: CoinCurrency,
	options: AskOptions,
): Promise<Answer<CoinPrice>> {
	const question = {
		service: 'coinpaprika',
		path: `/v1/tickers/${coinpaprika}?quotes=${coinCurrencies.join(',')}`,
		schema,
		freshMs,
		perMinute: coins.length,
		// The page asks again soon enough.
		retries: 0,
	} as const;
	return mapAnswer(await ask(question, options), ({ last_updated, quotes }) => {
		const { price, percent_change_24h, percent_change_7d, market_cap } = quotes[currency];
		return {
			id,
			price,
			change: percent_change_24h,
			week: percent_change_7d,
			value: market_cap || undefined,
			at: toTime(last_updated),
		};
	});
}
