import { isYear, toFirstDay } from '#lib/partial-date.ts';
import { type BuiltInLocale, isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/** British dates with the British spelling of the texts. */
function toDateTag(locale: Locale): string {
	return locale === 'en' ? 'en-GB' : toIntlTag(locale);
}

export const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const monthByName = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** English names the month: 10/12/2021 is one day for a reader in Boston and another for one in Bristol. */
const shortDates = {
	en: monthByName,
	uk: digits,
	es: digits,
} as const satisfies Record<BuiltInLocale, Intl.DateTimeFormatOptions>;

/** A month by name is clear in every language. */
function toShortDate(locale: Locale) {
	return isBuiltIn(locale) ? shortDates[locale] : monthByName;
}

/** A calendar day, as short as it is clear. @example formatDay('en', '2023-01-14') // '14 Jan 2023' */
export function formatDay(locale: Locale, isoDay: string): string {
	return format(locale, isoDay, toShortDate(locale));
}

/** A date as exact as it is known: a year, a month or a day. @example formatDate('en', '2016-03') // 'Mar 2016' */
export function formatDate(locale: Locale, date: string): string {
	if (isYear(date)) return date;
	return date.length === 7 ? formatMonth(locale, date) : formatDay(locale, date);
}

/** The same with the month in words. @example formatLongDate('es', '2016-03') // 'marzo de 2016' */
export function formatLongDate(locale: Locale, date: string): string {
	if (isYear(date)) return date;
	return date.length === 7 ? formatLongMonth(locale, date) : formatLongDay(locale, date);
}

/** A calendar day with the month in words. @example formatLongDay('es', '2023-01-14') // '14 de enero de 2023' */
export function formatLongDay(locale: Locale, isoDay: string): string {
	return format(locale, isoDay, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A month, as short as it is clear. @example formatMonth('en', '2020-11') // 'Nov 2020' */
export function formatMonth(locale: Locale, isoMonth: string): string {
	return formatParts(locale, isoMonth, toShortDate(locale));
}

/** With only month and year, Spanish writes one digit; the full date has two in all languages. */
export function formatParts(
	locale: Locale,
	isoMonth: string,
	options: Intl.DateTimeFormatOptions,
): string {
	const parts = toFormat(locale, options)
		.formatToParts(toDate(isoMonth))
		.filter(({ type }, index, all) => type !== 'day' && all[index - 1]?.type !== 'day');
	return parts.map(({ value }) => value).join('');
}

/** A month in words. @example formatLongMonth('es', '2020-11') // 'noviembre de 2020' */
export function formatLongMonth(locale: Locale, isoMonth: string): string {
	return format(locale, isoMonth, { month: 'long', year: 'numeric' });
}

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

/** The time to the second for a moment of today, otherwise its day and time. `at` in milliseconds since 1970. */
export function formatRecent(locale: Locale, at: number): string {
	const moment = new Date(at);
	const today = moment.toDateString() === new Date().toDateString();
	return new Intl.DateTimeFormat(toDateTag(locale), {
		...(today ? { second: '2-digit' } : { day: 'numeric', month: 'long', year: 'numeric' }),
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).format(moment);
}

/**
 * Weekday, date and time to the second, for a clock. English is American here, as specified for the clocks of the tools.
 * @example formatNow('en', new Date()) // 'Saturday, November 21, 2026 at 06:11:50'
 */
export function formatNow(locale: Locale, now: Date): string {
	return new Intl.DateTimeFormat(toIntlTag(locale), {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
		hourCycle: 'h23',
	}).format(now);
}

/** A day of this week or the next. @example formatWeekday('en', '2026-11-22') // 'Sunday 22 Nov' */
export function formatWeekday(locale: Locale, isoDay: string): string {
	const { day, month } = toShortDate(locale);
	return format(locale, isoDay, { weekday: 'long', day, month });
}

/** The same, as short as it is clear. @example formatShortWeekday('en', '2026-11-22') // 'Sun 22' */
export function formatShortWeekday(locale: Locale, isoDay: string): string {
	return format(locale, isoDay, { weekday: 'short', day: 'numeric' });
}

/** A time of the clocks somewhere, with its day, whatever the visitor's zone. @example formatThere('en', '2026-11-22T06:05') // 'Sunday 22 November at 06:05' */
export function formatThere(locale: Locale, isoTime: string): string {
	return toFormat(locale, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).format(new Date(`${isoTime}:00Z`));
}

/** Content dates have no time zone, so they are read and shown in UTC: no visitor sees the day before. */
export function format(locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string {
	return toFormat(locale, options).format(toDate(iso));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times what using it does. */
function toFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${Object.values(options)}`;
	const format =
		formats.get(key) ?? new Intl.DateTimeFormat(toDateTag(locale), { ...options, timeZone: 'UTC' });
	formats.set(key, format);
	return format;
}

export function toDate(iso: string): Date {
	return new Date(`${toFirstDay(iso)}T00:00:00Z`);
}
