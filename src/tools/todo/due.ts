import { formatDay } from '#i18n/format.ts';
import { type Locale, toIntlTag } from '#i18n/locales.ts';
import { toDayNumber } from '#lib/calendar-day.ts';
import type { Task } from './task.ts';

/** Open tasks whose day has come or has passed. */
export function isDue({ due, completed }: Task, today: string): boolean {
	return !completed && due !== '' && due <= today;
}

/** Yesterday, today and tomorrow by name, any other day by its date. @example formatDue('en', '2026-11-24', '2026-11-23') // 'tomorrow' */
export function formatDue(locale: Locale, due: string, today: string): string {
	const days = toDayNumber(due) - toDayNumber(today);
	if (!(Math.abs(days) <= 1)) return formatDay(locale, due);
	return new Intl.RelativeTimeFormat(toIntlTag(locale), { numeric: 'auto' }).format(days, 'day');
}
