const dayMs = 86_400_000;

/** Days since 1970 of a calendar day, YYYY-MM-DD. @example toDayNumber('1970-01-03') // 2 */
export function toDayNumber(day: string): number {
	return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

/** The other way round. @example toDay(2) // '1970-01-03' */
export function toDay(number: number): string {
	return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Monday to Friday. `number` counts days since 1970, which began on a Thursday. */
export function isWeekday(number: number): boolean {
	const weekday = (number + 4) % 7;
	return weekday !== 0 && weekday !== 6;
}

/** Whether the calendar has that day. @example isCalendarDay('2026-02-31') // false */
export function isCalendarDay(day: string): boolean {
	const number = /^\d{4}-\d\d-\d\d$/.test(day) ? toDayNumber(day) : Number.NaN;
	return Number.isFinite(number) && toDay(number) === day;
}

/** Calendar days, YYYY-MM-DD. */
export interface Period {
	from: string;
	to: string;
	/** From the first to the last. */
	days: number;
}

/** The last days up to today in UTC. @example toPeriod(new Date('2028-02-29'), 366).from // '2027-02-28' */
export function toPeriod(today: Date, days: number): Period {
	const to = today.toISOString().slice(0, 10);
	return { from: toDay(toDayNumber(to) - days), to, days };
}
