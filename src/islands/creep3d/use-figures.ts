import { useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { useLive } from '#islands/shared/live/use-live.ts';
import { type CoinPrice, tickerCoins } from '#live/coins.ts';
import { createCoinsLoad } from '#live/feeds/coin-feed.ts';
import { createRatesLoad } from '#live/feeds/rate-feed.ts';
import { isSample, type Outcome, type Snapshot, toShown } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import type { Weather } from '#live/weather.ts';
import { formatPrice, toTrend } from '#tools/cryptocur/format.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import type { LineItem } from '#tools/ticker/lines-3d.ts';

/** The services have new prices once a minute. */
const coinsRefreshMs = 60_000;

export interface Snapshots {
	rates: Snapshot<RateTable>;
	coins: Snapshot<CoinPrice[]>;
	weather: Snapshot<Weather>;
}

/** The nine rates as a line. */
export function useRateItems(
	locale: Locale,
	names: Readonly<Record<string, string>>,
	snapshot: Snapshot<RateTable>,
	sampleMark: string,
): readonly LineItem[] {
	const load = useMemo(() => createRatesLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, ratesRefreshMs);

	return useMemo(() => {
		const table = toShown(outcome, snapshot);
		const items = rateCodes.flatMap((code) => {
			const rate = table?.rates.find((known) => known.code === code);
			if (!rate) return [];
			return [{ label: names[code] ?? code, value: formatRate(locale, rate.uah, isMetal(code)) }];
		});
		return mark(outcome, items, sampleMark);
	}, [locale, names, snapshot, outcome, sampleMark]);
}

/** The fourteen coins as a line. */
export function useCoinItems(
	locale: Locale,
	snapshot: Snapshot<CoinPrice[]>,
	sampleMark: string,
): readonly LineItem[] {
	const load = useMemo(() => createCoinsLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, coinsRefreshMs);

	return useMemo(() => {
		const prices = toShown(outcome, snapshot);
		const items = tickerCoins.flatMap(({ id, name }) => {
			const price = prices?.find((known) => known.id === id);
			if (!price) return [];
			return [{ label: name, value: formatPrice(locale, price.usd), trend: toTrend(price.change) }];
		});
		return mark(outcome, items, sampleMark);
	}, [locale, snapshot, outcome, sampleMark]);
}

/** A line of invented data begins with a word that marks it. */
export function mark(
	outcome: Outcome<unknown> | undefined,
	items: readonly LineItem[],
	sampleMark: string,
): readonly LineItem[] {
	return isSample(outcome) && items.length > 0
		? [{ label: sampleMark, value: '' }, ...items]
		: items;
}
