/** A stretch of calendar months, both ends included, as YYYY-MM. */
export interface MonthSpan {
	start: string;
	end: string;
}

/**
 * Calendar months covered by at least one span.
 * @example countMonths([{ start: '2021-01', end: '2021-03' }, { start: '2021-03', end: '2021-04' }]) // 4
 */
export function countMonths(spans: readonly MonthSpan[]): number {
	const covered = new Set<number>();
	for (const { start, end } of spans) {
		for (let month = toMonthNumber(start); month <= toMonthNumber(end); month++) covered.add(month);
	}
	return covered.size;
}

/**
 * Months as years, rounded to half years; the least is half a year.
 * @example toYears(40) // 3.5
 */
export function toYears(months: number): number {
	return Math.max(0.5, Math.round(months / 6) / 2);
}

/**
 * Full years, so that no job is longer than all of them together. Less than one year is half a year.
 * @example toFullYears(131) // 10
 */
export function toFullYears(months: number): number {
	return months < 12 ? 0.5 : Math.floor(months / 12);
}

function toMonthNumber(isoMonth: string): number {
	const [year = 0, month = 1] = isoMonth.split('-').map(Number);
	return year * 12 + month - 1;
}
