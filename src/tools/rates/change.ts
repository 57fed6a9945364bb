import { toDay, toDayNumber } from '#lib/calendar-day.ts';
import type { DayRate } from '#live/rate-table.ts';

/** How a rate has changed since the banking day before it. */
export interface RateChange {
	percent: number;
	/** The day it is compared with, YYYY-MM-DD. */
	since: string;
}

/** Banking days are never further apart: the bank works on all but some holidays. */
const longestGap = 7;

/**
 * The change of a rate since the last banking day before its own. Undefined where that is not known: a change since some
 * other day is another statement.
 */
export function toChange(rate: DayRate, past: readonly DayRate[]): RateChange | undefined {
	const day = toBankingDay(rate.day);
	const before = past.findLast((each) => each.day < day && isBankingDay(each.day));
	if (!before || toDayNumber(day) - toDayNumber(before.day) > longestGap) return undefined;
	return { percent: (rate.uah / before.uah - 1) * 100, since: before.day };
}

/** The rates of the banking days up to a day, oldest first, and the newest rate itself at the end. */
export function toTrendLine(rate: DayRate, past: readonly DayRate[]): number[] {
	const day = toBankingDay(rate.day);
	const before = past.filter((each) => each.day < day && isBankingDay(each.day));
	return [...before.map(({ uah }) => uah), rate.uah];
}

/** On Saturday and Sunday the rate of Friday holds. */
function toBankingDay(day: string): string {
	const number = toDayNumber(day);
	const weekday = toWeekday(number);
	const friday = number - (weekday === 6 ? 1 : 2);
	return weekday % 6 === 0 ? toDay(friday) : day;
}

function isBankingDay(day: string): boolean {
	return toWeekday(toDayNumber(day)) % 6 !== 0;
}

/** 0 is Sunday; day 0 of the count was a Thursday. */
function toWeekday(dayNumber: number): number {
	return (dayNumber + 4) % 7;
}
