import type { Outcome } from '#lib/live/outcome.ts';
import type { DayRate } from '#lib/rate-table.ts';
import { loadRateHistory } from '#services/chains/rates.ts';

/** The last year of one currency, up to today. There is no snapshot of it: an old chart tells nothing. */
export function loadHistory(code: string, signal: AbortSignal): Promise<Outcome<DayRate[]>> {
	return loadRateHistory(code, new Date(), signal);
}
