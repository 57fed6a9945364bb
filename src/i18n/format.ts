import { isYear, toFirstDay } from '#lib/partial-date.ts';
import { setApostrophe } from './apostrophe.ts';
import type { Locale } from './locales.ts';
import { toDateTag, toShortDate } from './short-date.ts';

/** A calendar day, as short as it is clear. @example formatDay('en', '2023-01-14') // '14 Jan 2023' */
export function formatDay(locale: Locale, isoDay: string): string {
	return format(locale, isoDay, toShortDate(locale));
}

/** A date as exact as it is known: a year, a month or a day; nothing for none. @example formatDate('en', '2016-03') // 'Mar 2016' */
export function formatDate(locale: Locale, date = ''): string {
	if (date === '' || isYear(date)) return date;
	return date.length === 7 ? formatMonth(locale, date) : formatDay(locale, date);
}

/** The same with the month in words. @example formatLongDate('es', '2016-03') // 'marzo de 2016' */
export function formatLongDate(locale: Locale, date = ''): string {
	if (date === '' || isYear(date)) return date;
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

/**
 * Content dates have no time zone, so they are read and shown in UTC: no visitor sees the day before. French writes
 * `1er juin`, which CLDR leaves out.
 */
export function format(locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string {
	const text = setApostrophe(toFormat(locale, options).format(toDate(iso)));
	return locale.startsWith('fr') ? text.replace(/\b1 (?=\p{L})/u, '1er ') : text;
}

/** As files of others write a day. @example formatAmericanDays('2023-01-14') // ['January 14, 2023', 'Jan 14, 2023'] */
export function formatAmericanDays(isoDay: string): string[] {
	return (['long', 'medium'] as const).map((dateStyle) =>
		new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(toDate(isoDay)),
	);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times what using it does. */
export function toFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${Object.values(options)}`;
	const format =
		formats.get(key) ?? new Intl.DateTimeFormat(toDateTag(locale), { ...options, timeZone: 'UTC' });
	formats.set(key, format);
	return format;
}

export function toDate(iso: string): Date {
	return new Date(`${toFirstDay(iso)}T00:00:00Z`);
}
