import { isYear } from '#lib/partial-date.ts';
import {
	digits,
	format,
	formatDay,
	formatLongDay,
	formatLongMonth,
	formatMonth,
	formatParts,
	toDate,
} from './format.ts';
import { locales } from './locales.ts';

/**
 * Every way in which a date of the content may be typed into a search: as each language shows
 * it, in digits and in words, as `dd.mm.yyyy` (`mm.yyyy` for a month) and as ISO. A year is written in one way.
 */
export function toSearchedDates(iso: string): string[] {
	const dotted = iso.split('-').reverse().join('.');
	if (isYear(iso)) return [iso];
	const shown = locales.flatMap((locale) =>
		iso.length === 7
			? [formatMonth(locale, iso), formatLongMonth(locale, iso), formatParts(locale, iso, digits)]
			: [formatDay(locale, iso), formatLongDay(locale, iso), format(locale, iso, digits)],
	);
	const american = new Intl.DateTimeFormat('en-US', { ...digits, timeZone: 'UTC' });
	if (iso.length > 7) shown.push(american.format(toDate(iso)));
	return [...new Set([iso, dotted, ...shown])];
}
