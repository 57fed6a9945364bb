import { type Locale, toIntlTag } from './locales.ts';
import { toDateTag, toShortDate } from './short-date.ts';

/** A moment in the visitor's own time zone, by the clock. `at` in milliseconds since 1970. @example formatClock('es', 0) // '1:00' */
export function formatClock(locale: Locale, at: number): string {
	return new Intl.DateTimeFormat(toIntlTag(locale), {
		timeStyle: 'short',
		hourCycle: 'h23',
	}).format(at);
}

/** The same with its day. @example formatMoment('es', 0) // '1 ene 1970, 1:00' */
export function formatMoment(locale: Locale, at: number): string {
	const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
	return new Intl.DateTimeFormat(toDateTag(locale), style).format(at);
}

/**
 * A moment for a narrow column: the clock for today, the day and month for another day of this year, otherwise the date.
 * `at` in milliseconds since 1970. @example formatBrief('en', Date.parse('2023-01-14')) // '14 Jan 2023'
 */
export function formatBrief(locale: Locale, at: number, now = new Date()): string {
	const moment = new Date(at);
	if (moment.toDateString() === now.toDateString()) return formatClock(locale, at);
	const style =
		moment.getFullYear() === now.getFullYear()
			? ({ day: 'numeric', month: 'short' } as const)
			: toShortDate(locale);
	return new Intl.DateTimeFormat(toDateTag(locale), style).format(moment);
}
