import { isWeekday, toDay, toDayNumber } from '#lib/calendar-day.ts';
import type { DayRate } from '#live/rate-table.ts';
import { findWrongDays, isFar } from './wrong-days.ts';

/** How a rate has changed since the banking day before it. */
export interface RateChange {
	percent: number;
	/** The day it is compared with, YYYY-MM-DD. */
	since: string;
}

/** Banking days are at most this many calendar days apart, because the bank closes only on weekends and some holidays. */
const longestGap = 7;

/**
 * The change of a rate since the last banking day before its own. Undefined if that rate is unknown or cannot be right,
 * because a change since any other day would mean something else.
 */
export function toChange(rate: DayRate, past: readonly DayRate[]): RateChange | undefined {
	const day = toBankingDay(rate.day);
	const before = listBankingDays(day, past).at(-1);
	if (!before || toDayNumber(day) - toDayNumber(before.day) > longestGap) return undefined;
	if (isFar(rate.uah, before.uah)) return undefined;
	return { percent: (rate.uah / before.uah - 1) * 100, since: before.day };
}

/** The rates of the banking days up to a day, oldest first, and the newest rate itself at the end. */
export function toTrendLine(rate: DayRate, past: readonly DayRate[]): number[] {
	const day = toBankingDay(rate.day);
	return [...listBankingDays(day, past).map(({ uah }) => uah), rate.uah];
}

/** The rates of the banking days before a day, without what is plainly wrong. */
function listBankingDays(day: string, past: readonly DayRate[]): DayRate[] {
	const before = past.filter((each) => each.day < day && isWeekday(toDayNumber(each.day)));
	const wrong = findWrongDays(before);
	return before.filter((each) => !wrong.has(each.day));
}

/** On Saturday and Sunday the rate of Friday holds. */
export function toBankingDay(day: string): string {
	let number = toDayNumber(day);
	while (!isWeekday(number)) number -= 1;
	return toDay(number);
}
