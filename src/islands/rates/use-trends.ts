import { loadModule } from '#browser/load-module.ts';
import { useLive } from '#islands/shared/live/use-live.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { RateTable, RateTrends } from '#live/rate-table.ts';

/** They change once on a working day. */
const refreshMs = 12 * 3_600_000;

/** The rates of the last weeks, loaded after the table. Without a table of a service there is nothing to compare with them. */
export function useTrends(table: Outcome<RateTable> | undefined): RateTrends | undefined {
	const received = table !== undefined && 'source' in table;
	const { outcome } = useLive(received ? load : undefined, refreshMs);
	return outcome && 'data' in outcome ? outcome.data : undefined;
}

async function load(options: LoadOptions<RateTrends>) {
	return (await loadModule(() => import('#live/feeds/rate-trend-feed.ts'))).loadTrends(options);
}
