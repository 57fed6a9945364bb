import { toDayNumber } from '#lib/calendar-day.ts';
import type { DayRate } from '#live/rate-table.ts';
import { findWrongDays } from './wrong-days.ts';

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

const days = { month: 31, quarter: 92, year: 366 } as const satisfies Record<Span, number>;

/** Every day of a span, counted back from the newest rate: an old answer is whole too. */
export function pickSpan(history: readonly DayRate[], span: Span): DayRate[] {
	const newest = history.at(-1);
	if (!newest) return [];
	const first = toDayNumber(newest.day) - days[span];
	return history.filter(({ day }) => toDayNumber(day) > first);
}

export interface HistorySummary {
	first: DayRate;
	last: DayRate;
	lowest: DayRate;
	highest: DayRate;
	/** From the first to the last, in per cent. */
	change: number;
	/** The days whose rate cannot be right. */
	wrong: ReadonlySet<string>;
}

/** A summary of some rates, for the words beside their chart; undefined without rates. What is plainly wrong is left out. */
export function summarize(history: readonly DayRate[]): HistorySummary | undefined {
	const wrong = findWrongDays(history);
	const rates = history.filter(({ day }) => !wrong.has(day));
	const [first, last] = [rates[0], rates.at(-1)];
	if (!first || !last) return undefined;
	const [lowest, highest] = rates.reduce(
		([low, high], rate) => [rate.uah < low.uah ? rate : low, rate.uah > high.uah ? rate : high],
		[first, first],
	);
	return { first, last, lowest, highest, change: (last.uah / first.uah - 1) * 100, wrong };
}
