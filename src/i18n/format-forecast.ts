import { setApostrophe } from './apostrophe.ts';
import { format, toFormat } from './format.ts';
import type { Locale } from './locales.ts';
import { toShortDate } from './short-date.ts';

/** A day of this week or the next. @example formatWeekday('en', '2026-11-22') // 'Sunday 22 Nov' */
export function formatWeekday(locale: Locale, isoDay: string): string {
	const { day, month } = toShortDate(locale);
	return format(locale, isoDay, { weekday: 'long', day, month });
}

/** The same, as short as it is clear. @example formatShortWeekday('en', '2026-11-22') // 'Sun 22' */
export function formatShortWeekday(locale: Locale, isoDay: string): string {
	return format(locale, isoDay, { weekday: 'short', day: 'numeric' });
}

type HourCycle = 'h12' | 'h23';

/** Of which hours the clocks of a language and region are. @example toHourCycle('en-US') // 'h12' */
export function toHourCycle(tag: string): HourCycle {
	const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
	return hourCycle === 'h12' ? 'h12' : 'h23';
}

/** A time of the clocks somewhere. @example formatClock('en', '2026-11-22T18:05', 'h12') // '6:05 pm' */
export function formatClock(locale: Locale, isoTime: string, hourCycle: HourCycle): string {
	const hour = hourCycle === 'h12' ? 'numeric' : '2-digit';
	return toFormat(locale, { hour, minute: '2-digit', hourCycle }).format(new Date(`${isoTime}Z`));
}

/**
 * A time of the clocks somewhere, with its day, and its year if that is not `thisYear`, whatever the visitor's zone.
 * @example formatThere('en', '2026-11-22T06:05', '2026') // 'Sunday 22 November at 06:05'
 */
export function formatThere(
	locale: Locale,
	isoTime: string,
	thisYear: string,
	hourCycle: HourCycle = 'h23',
): string {
	const text = toFormat(locale, {
		...(!isoTime.startsWith(thisYear) && { year: 'numeric' }),
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		hour: hourCycle === 'h12' ? 'numeric' : '2-digit',
		minute: '2-digit',
		hourCycle,
	}).format(new Date(`${isoTime}Z`));
	// The time stays with the word before it.
	return setApostrophe(text).replace(/ (?=\d\d?:\d\d)/, '\u00a0');
}
