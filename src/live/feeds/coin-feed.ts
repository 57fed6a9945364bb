import { createCoinPricesLoad } from '#live/chains/coins.ts';
import type { CoinCurrency, CoinPrice } from '#live/coins.ts';
import type { Load, Snapshot } from '#live/outcome.ts';
import { isOlderThan } from '#live/plausibility/age.ts';
import type { Reading, Usual } from '#live/plausibility/find-doubt.ts';
import { withDoubt } from '#live/plausibility/with-doubt.ts';
import { withSnapshot } from './with-snapshot.ts';

const hourMs = 3_600_000;

const usual: Usual = {
	isOld: isOlderThan(2 * hourMs),
	aheadMs: hourMs,
	steadyMs: 2 * hourMs,
	between: [1e-9, 1e9],
	tellsTime: true,
};

/**
 * Makes the function that loads the prices, for `useLive`. Without answers it returns the snapshot, which is in US
 * dollars.
 */
export function createCoinsLoad(
	snapshot: Snapshot<CoinPrice[]> | undefined,
	currency: CoinCurrency = 'USD',
): Load<CoinPrice[]> {
	const own = currency === 'USD' ? snapshot : undefined;
	const load = createCoinPricesLoad(currency);
	const key = `coins in ${currency}`;
	return withSnapshot(withDoubt(load, { key, usual, toReading, snapshot: own }), own);
}

/** All prices, at the newest of their times. */
function toReading(prices: readonly CoinPrice[], receivedAt: number): Reading {
	const times = prices.flatMap(({ at }) => at ?? []);
	return {
		at: times.length > 0 ? Math.max(...times) : receivedAt,
		values: Object.fromEntries(prices.map(({ id, price }) => [id, price])),
	};
}
