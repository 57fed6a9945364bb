import { useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { type Live, useLive } from '#islands/shared/live/use-live.ts';
import type { CoinPrice } from '#live/coins.ts';
import { createCoinsLoad } from '#live/feeds/coin-feed.ts';
import { createRatesLoad } from '#live/feeds/rate-feed.ts';
import { type Snapshot, toData } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import type { Weather } from '#live/weather.ts';
import { toTickerItems as toCoinItems } from '#tools/cryptocur/ticker-items.ts';
import { toTickerItems as toRateItems } from '#tools/rates/ticker-items.ts';
import type { LineItem } from '#tools/ticker/lines-3d.ts';
import { pickItems } from '#tools/ticker/shown-items.ts';

/** The services have new prices once a minute. */
const coinsRefreshMs = 60_000;

export interface Snapshots {
	rates: Snapshot<RateTable> | undefined;
	coins: Snapshot<CoinPrice[]> | undefined;
	weather: Snapshot<Weather> | undefined;
}

/** One line, and the state of its data. */
export interface Line {
	items: readonly LineItem[];
	outcome: Live<unknown>['outcome'];
}

/** The nine rates as a line. */
export function useRateItems(
	locale: Locale,
	names: Readonly<Record<string, string>>,
	snapshot: Snapshot<RateTable> | undefined,
): Line {
	const load = useMemo(() => createRatesLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, ratesRefreshMs, snapshot);

	const items = useMemo(
		() => pickItems(toRateItems(locale, names, toData(outcome)), rateCodes),
		[locale, names, outcome],
	);
	return { items, outcome };
}

/** The fourteen coins as a line. */
export function useCoinItems(locale: Locale, snapshot: Snapshot<CoinPrice[]> | undefined): Line {
	const load = useMemo(() => createCoinsLoad(snapshot), [snapshot]);
	const { outcome } = useLive(load, coinsRefreshMs, snapshot);

	const items = useMemo(() => toCoinItems(locale, toData(outcome)), [locale, outcome]);
	return { items, outcome };
}
