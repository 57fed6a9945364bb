import type { Outcome, Snapshot } from '#lib/live/outcome.ts';
import { withSnapshot } from '#lib/live/outcome.ts';
import type { RateTable } from '#lib/rate-table.ts';
import { loadRates } from '#services/chains/rates.ts';

/** The currencies and metals of the list and of the 3D ticker, in their order. */
export const rateCodes = ['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD'] as const;

/** Rates change once a working day; the page looks again every hour. */
export const ratesRefreshMs = 3_600_000;

/** Makes the function that loads the rates, for `useLive`. Without answers it gives the snapshot. */
export function createRatesLoad(snapshot: Snapshot<RateTable> | undefined) {
	return async (signal: AbortSignal): Promise<Outcome<RateTable>> =>
		withSnapshot(await loadRates(rateCodes, signal), snapshot);
}
