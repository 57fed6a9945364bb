import { toPeriod } from '#lib/calendar-day.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { RateTable, RateTrends } from '#live/rate-table.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askFrankfurterRates, askFrankfurterTrends } from '#live/services/frankfurter.ts';
import { askNbuRates, askNbuTrends } from '#live/services/nbu.ts';

/** All rates of a day from the bank itself; failing that the named ones from Frankfurter. Without a day, the valid ones. */
export function loadRates(
	codes: readonly string[],
	options: LoadOptions<RateTable>,
	day?: string,
): Promise<Outcome<RateTable>> {
	return askChain(
		[
			{ source: 'nbu', ask: (own) => askNbuRates(own, day) },
			{ source: 'frankfurter', ask: (own) => askFrankfurterRates(codes, own, day) },
		],
		options,
	);
}

/** Calendar days: some fifteen rates, because the bank sets them on working days. */
const trendDays = 21;

/**
 * The last weeks, for the change of a rate and a small line: of every currency in one request to the bank; failing that
 * of the named ones from Frankfurter.
 */
export function loadRateTrends(
	codes: readonly string[],
	today: Date,
	options: LoadOptions<RateTrends>,
): Promise<Outcome<RateTrends>> {
	const period = toPeriod(today, trendDays);
	return askChain(
		[
			{ source: 'nbu', ask: (own) => askNbuTrends(period, own) },
			{
				source: 'frankfurter',
				ask: (own) => askFrankfurterTrends(codes, period, own),
			},
		],
		options,
	);
}
