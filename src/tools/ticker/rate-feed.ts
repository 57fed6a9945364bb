import type { Outcome, Snapshot } from '#lib/live/outcome.ts';
import { withSnapshot } from '#lib/live/outcome.ts';
import type { RateTable } from '#lib/rate-table.ts';
import { loadRates } from '#services/chains/rates.ts';
import { rateCodes } from './rate-codes.ts';

/** Makes the function that loads the rates, for `useLive`. Without answers it gives the snapshot. */
export function createRatesLoad(snapshot: Snapshot<RateTable> | undefined) {
	return async (signal: AbortSignal): Promise<Outcome<RateTable>> =>
		withSnapshot(await loadRates(rateCodes, signal), snapshot);
}
