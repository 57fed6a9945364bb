import { loadRateHistory } from '#live/chains/rate-history.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { DayRate } from '#live/rate-table.ts';

/** The last year of one currency, up to today. There is no snapshot of it: an old chart has no use. */
export function loadHistory(
	code: string,
	options: LoadOptions<DayRate[]>,
): Promise<Outcome<DayRate[]>> {
	return loadRateHistory(code, new Date(), options);
}
