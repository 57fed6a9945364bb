import { loadRates } from '#live/chains/rates.ts';
import type { Load, Snapshot } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { withSnapshot } from './with-snapshot.ts';

/** Makes the function that loads the rates, for `useLive`. Without answers it gives the snapshot. */
export function createRatesLoad(snapshot: Snapshot<RateTable> | undefined): Load<RateTable> {
	return withSnapshot((options) => loadRates(rateCodes, options), snapshot);
}
