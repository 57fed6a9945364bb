import { useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { useLive } from '#islands/shared/live/use-live.ts';
import { type CoinPrice, tickerCoins } from '#live/coins.ts';
import { createCoinsLoad } from '#live/feeds/coin-feed.ts';
import { createRatesLoad } from '#live/feeds/rate-feed.ts';
import { type Snapshot, toShown } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import type { Weather } from '#live/weather.ts';
import { formatPrice } from '#tools/cryptocur/format.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { toTrend } from '#tools/ticker/change.ts';
import type { LineItem } from '#tools/ticker/lines-3d.ts';

/** The services have new prices once a minute. */
const coinsRefreshMs = 60_000;

export interface Snapshots {
	rates: Snapshot<RateTable> | undefined;
	coins: Snapshot<CoinPrice[]> | undefined;
	weather: Snapshot<Weather> | undefined;
}

/** The nine rates as a line. */
export function useRateItems(
	locale: Locale,
	names: Readonly<Record<string, string>>,
	snapshot: Snapshot<RateTable> | undefined,
): readonly LineItem[] {
	const load = useMemo(() => createRatesLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, ratesRefreshMs);

	return useMemo(() => {
		const table = toShown(outcome, snapshot);
		return rateCodes.flatMap((code) => {
			const rate = table?.rates.find((known) => known.code === code);
			if (!rate) return [];
			return [{ label: names[code] ?? code, value: formatRate(locale, rate.uah, isMetal(code)) }];
		});
	}, [locale, names, snapshot, outcome]);
}

/** The fourteen coins as a line. */
export function useCoinItems(
	locale: Locale,
	snapshot: Snapshot<CoinPrice[]> | undefined,
): readonly LineItem[] {
	const load = useMemo(() => createCoinsLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, coinsRefreshMs);

	return useMemo(() => {
		const prices = toShown(outcome, snapshot);
		return tickerCoins.flatMap(({ id, name }) => {
			const found = prices?.find((known) => known.id === id);
			if (!found) return [];
			return [
				{ label: name, value: formatPrice(locale, found.price), trend: toTrend(found.change) },
			];
		});
	}, [locale, snapshot, outcome]);
}
