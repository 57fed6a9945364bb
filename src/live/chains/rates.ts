import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { DayRate, RateTable } from '#live/rate-table.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askFrankfurterHistory, askFrankfurterRates } from '#live/services/frankfurter.ts';
import { askNbuHistory, askNbuRates } from '#live/services/nbu.ts';

/** All rates from the bank itself; failing that the named ones from Frankfurter. */
export function loadRates(
	codes: readonly string[],
	options: LoadOptions<RateTable>,
): Promise<Outcome<RateTable>> {
	return askChain(
		[
			{ source: 'nbu', ask: askNbuRates },
			{ source: 'frankfurter', ask: (own) => askFrankfurterRates(codes, own) },
		],
		options,
	);
}

/**
 * The last year of one currency, oldest first. Frankfurter comes first here: the table already comes from the bank, and
 * no service receives two requests in a minute without need.
 */
export function loadRateHistory(
	code: string,
	today: Date,
	options: LoadOptions<DayRate[]>,
): Promise<Outcome<DayRate[]>> {
	const to = today.toISOString().slice(0, 10);
	const from = `${today.getUTCFullYear() - 1}${to.slice(4)}`;
	return askChain(
		[
			{ source: 'frankfurter', ask: (own) => askFrankfurterHistory(code, from, own) },
			{ source: 'nbu', ask: (own) => askNbuHistory(code, from, to, own) },
		],
		options,
	);
}
