import { isCalendarDay } from './calendar-day.ts';
import type { MonthSpan } from './months.ts';

/**
 * Dates of the content are as exact as their author knows them: a year, a month or a day in ISO 8601, `2016`,
 * `2016-03`, `2016-03-14`. They sort as texts: a year comes before its months and a month before its days, so each
 * sorts as its beginning.
 */
export function isPartialDate(text: string): boolean {
	return /^\d{4}(-\d{2}){0,2}$/.test(text) && isCalendarDay(toFirstDay(text));
}

/** The first day that a date can mean, YYYY-MM-DD. @example toFirstDay('2016-03') // '2016-03-01' */
export function toFirstDay(date: string): string {
	return `${date}-01-01`.slice(0, 10);
}

/** Whether only the year is known. */
export function isYear(date: string): boolean {
	return date.length === 4;
}

/** Newest first; what has no date is last, in the order that it had. */
export function newestFirst(date = '', other = ''): number {
	return other.localeCompare(date);
}

/** The same for periods: by their start, or by their end where only that is known. */
export function newestPeriodFirst(a: Period, b: Period): number {
	return newestFirst(a.start ?? a.end, b.start ?? b.end);
}

/** Whether a date is certainly before another one. @example isBefore('2016', '2016-03') // false: it may be later in that year */
export function isBefore(date: string, other: string): boolean {
	const known = Math.min(date.length, other.length);
	return date.slice(0, known) < other.slice(0, known);
}

/**
 * The months from one date to another, for durations and time lines. A part month counts from half: 15 January 2001 –
 * 13 January 2023 is 22 years, and who changes jobs within a month has it once. A year counts from its middle or to its
 * middle: 2016 – 2019 is three years, as a reader takes it. Within one year it counts as half of it. The shortest period is
 * a month; an end before the start leaves none.
 *
 * @param end today, YYYY-MM-DD, where there is none yet
 */
export function toMonthSpan(start: string, end: string): MonthSpan {
	if (isYear(start) && start === end) return { start: `${start}-04`, end: `${end}-09` };
	const from = isYear(start) ? `${start}-07` : start.slice(0, 7);
	const to = isYear(end) ? `${end}-06` : end.slice(0, 7);
	const first = start.slice(8) > '15' ? toNextMonth(from, 1) : from;
	const last = end.slice(8) && end.slice(8) < '16' ? toNextMonth(to, -1) : to;
	if (first <= last || isBefore(end, start)) return { start: first, end: last };
	return isYear(start) ? { start: to, end: to } : { start: from, end: from };
}

/** The months of those periods whose start is known; those without an end go on until `today`, YYYY-MM-DD. */
export function toMonthSpans(periods: readonly Period[], today: string): MonthSpan[] {
	return periods.flatMap(({ start, end = today }) => (start ? toMonthSpan(start, end) : []));
}

/** The year in which the first of some periods began, YYYY, if the start of each is known. */
export function toFirstYear(periods: readonly Period[]): string | undefined {
	return periods.map(({ start = '' }) => start.slice(0, 4)).sort()[0] || undefined;
}

/** From when to when, as far as it is known. Without an end, what has a start goes on. */
export interface Period {
	start?: string | undefined;
	end?: string | undefined;
}

/** @example toNextMonth('2023-01', -1) // '2022-12' */
function toNextMonth(month: string, step: 1 | -1): string {
	const date = new Date(`${month}-01`);
	date.setUTCMonth(date.getUTCMonth() + step);
	return date.toISOString().slice(0, 7);
}
