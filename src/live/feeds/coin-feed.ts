import { loadCoinPrices } from '#live/chains/coins.ts';
import type { CoinPrice } from '#live/coins.ts';
import type { Load, Snapshot } from '#live/outcome.ts';
import { withSnapshot } from './with-snapshot.ts';

/** Makes the function that loads the prices, for `useLive`. Without answers it gives the snapshot. */
export function createCoinsLoad(snapshot: Snapshot<CoinPrice[]> | undefined): Load<CoinPrice[]> {
	return withSnapshot(loadCoinPrices, snapshot);
}
