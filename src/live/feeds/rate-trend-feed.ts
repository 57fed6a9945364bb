import { loadRateTrends } from '#live/chains/rates.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTrends } from '#live/rate-table.ts';

/** The rates of the last weeks, for `useLive`. There is no snapshot of them: an old change is of no use. */
export function loadTrends(options: LoadOptions<RateTrends>): Promise<Outcome<RateTrends>> {
	return loadRateTrends(rateCodes, new Date(), options);
}
