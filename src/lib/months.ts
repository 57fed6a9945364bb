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
 * Months as years, the same for jobs, skills and their sums: rounded to half years below ten, full years from there on. A
 * sum of jobs is never shorter than one of them. Any month is at least half a year; none is 0.
 * @example toYears(46) // 4
 * @example toYears(131) // 10
 */
export function toYears(months: number): number {
	return months < 120
		? Math.max(months && 0.5, Math.round(months / 6) / 2)
		: Math.floor(months / 12);
}

/** Months since the year 0. @example toMonthNumber('2021-02') // 24253 */
export function toMonthNumber(isoMonth: string): number {
	const [year = 0, month = 1] = isoMonth.split('-').map(Number);
	return year * 12 + month - 1;
}
