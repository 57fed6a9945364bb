import type { DayRate } from '#live/rate-table.ts';

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

const days = { month: 31, quarter: 92, year: 366 } as const satisfies Record<Span, number>;

/**
 * What is drawn and written of a year of rates: every day of the last month, the last day of every week
 * of the longer spans. Counted back from the newest rate, so that an old answer is whole too.
 */
export function pickSpan(history: readonly DayRate[], span: Span): DayRate[] {
	const newest = history.at(-1);
	if (!newest) return [];
	const first = toDayNumber(newest.day) - days[span];
	const shown = history.filter(({ day }) => toDayNumber(day) > first);
	if (span === 'month') return shown;
	return shown.filter(({ day }, index) => {
		const next = shown[index + 1];
		return !next || toWeek(next.day) !== toWeek(day);
	});
}

/** The lowest and the highest of some rates, and the change from the first to the last in per cent. */
export function summarize(history: readonly DayRate[]) {
	const [first, last] = [history[0], history.at(-1)];
	if (!first || !last) return undefined;
	const values = history.map(({ uah }) => uah);
	return {
		lowest: Math.min(...values),
		highest: Math.max(...values),
		change: (last.uah / first.uah - 1) * 100,
	};
}

/** Weeks begin on Monday; day 0 of the count was a Thursday. */
function toWeek(day: string): number {
	return Math.floor((toDayNumber(day) + 3) / 7);
}

export function toDayNumber(day: string): number {
	return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}
