import { toDayNumber } from '#lib/calendar-day.ts';
import { isOlderThanBankingDays } from '#live/banking-days.ts';
import { loadRates } from '#live/chains/rates.ts';
import type { Load, LoadOptions, Outcome, Snapshot } from '#live/outcome.ts';
import type { Usual } from '#live/plausibility/find-doubt.ts';
import { withDoubt } from '#live/plausibility/with-doubt.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { withSnapshot } from './with-snapshot.ts';

const dayMs = 86_400_000;

const usual: Usual = {
	isOld: isOlderThanBankingDays(5),
	// On Friday the bank sets the rates of Monday, before holidays a little earlier.
	aheadMs: 7 * dayMs,
	// Rates move slowly: by a fifth in a month is a devaluation.
	steadyMs: 30 * dayMs,
	between: [1e-5, 1e7],
};

/** Makes the function that loads the rates, for `useLive`. Without answers it returns the snapshot. */
export function createRatesLoad(snapshot: Snapshot<RateTable> | undefined): Load<RateTable> {
	const load: Load<RateTable> = (options) => loadRates(rateCodes, options);
	return withDoubt(withSnapshot(load, snapshot), {
		key: 'rates',
		usual,
		toReading: (table) => {
			const { day, rates } = table.next ?? table;
			return {
				at: toDayNumber(day) * dayMs,
				values: Object.fromEntries(rates.map(({ code, uah }) => [code, uah])),
			};
		},
		snapshot,
	});
}

/** Loads the rates of a day, YYYY-MM-DD, as they were then: nothing newer is there to compare them with. */
export function loadRatesOf(
	day: string,
	options: LoadOptions<RateTable>,
): Promise<Outcome<RateTable>> {
	return loadRates(rateCodes, options, day);
}
