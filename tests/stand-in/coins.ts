import { readAnswer } from './recorded.ts';

/** What the stand-ins of all services of coins know: invented numbers. */
interface SampleCoin {
	usd: number;
	usd_24h_change: number | null;
	usd_7d_change: number | null;
	usd_market_cap: number;
}

export const sampleCoins: Readonly<Record<string, SampleCoin>> =
	readAnswer<Record<string, SampleCoin>>('coingecko-sample');

/** How much a dollar buys. */
export const perDollar = { USD: 1, EUR: 0.92, UAH: 42.1 } as const;

export function isCurrency(text: string): text is keyof typeof perDollar {
	return text in perDollar;
}

/** An invented week, hour by hour, that ends with the price of now and began where its change puts it. */
export function inventWeek({ usd, usd_7d_change }: SampleCoin): number[] {
	const start = usd / (1 + (usd_7d_change ?? 0) / 100);
	return Array.from({ length: 168 }, (_, hour) => {
		const share = hour / 167;
		const swing = Math.sin(share * 9 + start) * 0.6 + Math.sin(share * 31 + usd) * 0.25;
		const room = Math.abs(usd - start) * 0.5 + usd * 0.004;
		return start + (usd - start) * share + swing * room * Math.sin(share * Math.PI);
	});
}
