import { formatDay } from '#i18n/format.ts';
import { intlTags, type Locale } from '#i18n/locales.ts';
import { toDayNumber } from '#live/calendar-day.ts';
import type { Task } from './task.ts';

/** The visitor's own calendar day, by the clock of the device. @example toLocalDay(new Date(2026, 10, 23)) // '2026-11-23' */
export function toLocalDay(now: Date): string {
	const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	return [
		`${year}`.padStart(4, '0'),
		...[month, day].map((part) => `${part}`.padStart(2, '0')),
	].join('-');
}

/** Open tasks whose day has come or has passed. */
export function isDue({ due, completed }: Task, today: string): boolean {
	return !completed && due !== '' && due <= today;
}

/** Yesterday, today and tomorrow by name, any other day by its date. @example formatDue('en', '2026-11-24', '2026-11-23') // 'tomorrow' */
export function formatDue(locale: Locale, due: string, today: string): string {
	const days = toDayNumber(due) - toDayNumber(today);
	if (!(Math.abs(days) <= 1)) return formatDay(locale, due);
	return new Intl.RelativeTimeFormat(intlTags[locale], { numeric: 'auto' }).format(days, 'day');
}
