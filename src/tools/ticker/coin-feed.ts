import type { CoinPrice } from '#lib/coins.ts';
import { type Outcome, type Snapshot, withSnapshot } from '#lib/live/outcome.ts';
import { loadCoinPrices } from '#services/chains/coins.ts';

/** Makes the function that loads the prices, for `useLive`. Without answers it gives the snapshot. */
export function createCoinsLoad(snapshot: Snapshot<CoinPrice[]> | undefined) {
	return async (signal: AbortSignal): Promise<Outcome<CoinPrice[]>> =>
		withSnapshot(await loadCoinPrices(signal), snapshot);
}
