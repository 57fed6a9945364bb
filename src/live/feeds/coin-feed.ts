import { loadCoinPrices } from '#live/chains/coins.ts';
import type { CoinPrice } from '#live/coins.ts';
import { type Outcome, type Snapshot, withSnapshot } from '#live/outcome.ts';

/** Makes the function that loads the prices, for `useLive`. Without answers it gives the snapshot. */
export function createCoinsLoad(snapshot: Snapshot<CoinPrice[]> | undefined) {
	return async (signal: AbortSignal): Promise<Outcome<CoinPrice[]>> =>
		withSnapshot(await loadCoinPrices(signal), snapshot);
}
