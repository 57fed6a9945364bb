import { loadRates } from '#live/chains/rates.ts';
import type { Outcome, Snapshot } from '#live/outcome.ts';
import { withSnapshot } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';

/** Makes the function that loads the rates, for `useLive`. Without answers it gives the snapshot. */
export function createRatesLoad(snapshot: Snapshot<RateTable> | undefined) {
	return async (signal: AbortSignal): Promise<Outcome<RateTable>> =>
		withSnapshot(await loadRates(rateCodes, signal), snapshot);
}
