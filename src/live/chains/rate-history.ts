import { toPeriod } from '#lib/calendar-day.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { DayRate } from '#live/rate-table.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askFrankfurterHistory } from '#live/services/frankfurter.ts';
import { askNbuHistory } from '#live/services/nbu.ts';

const yearDays = 366;

/** The last year of one currency up to today, oldest first. There is no snapshot of it: an old chart has no use. Frankfurter comes first here: the table already comes from the bank. */
export function loadRateHistory(
	code: string,
	options: LoadOptions<DayRate[]>,
): Promise<Outcome<DayRate[]>> {
	const period = toPeriod(new Date(), yearDays);
	return askChain(
		[
			{ source: 'frankfurter', ask: (own) => askFrankfurterHistory(code, period, own) },
			{ source: 'nbu', ask: (own) => askNbuHistory(code, period, own) },
		],
		options,
	);
}
