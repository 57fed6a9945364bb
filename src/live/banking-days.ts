import { isWeekday } from '#lib/calendar-day.ts';

const dayMs = 86_400_000;

/**
 * For data that are published once on each banking day, Monday to Friday: whether more than `count` banking days, in UTC,
 * have begun since the day of `at`. Both times are milliseconds since 1970.
 */
export function isOlderThanBankingDays(count: number): (at: number, now: number) => boolean {
	return (at, now) => {
		// This many calendar days contain more than `count` banking days: earlier ones need not be counted.
		const since = Math.max(at, now - (count + 7) * 2 * dayMs);
		let days = 0;
		for (let day = Math.floor(since / dayMs) + 1; day <= Math.floor(now / dayMs); day += 1) {
			if (isWeekday(day)) days += 1;
		}
		return days > count;
	};
}
