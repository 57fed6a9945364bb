import { isYear } from '#lib/partial-date.ts';
import {
	format,
	formatDay,
	formatLongDay,
	formatLongMonth,
	formatMonth,
	formatParts,
	toDate,
} from './format.ts';
import { locales } from './locales.ts';
import { digits, toDateTag } from './short-date.ts';

/**
 * Every way in which a date of the content may be typed into a search: as each language shows it, in digits, in words
 * and abbreviated, as `dd.mm.yyyy` (`mm.yyyy` for a month) and as ISO. A year is written in one way.
 */
export function toSearchedDates(iso: string): string[] {
	const dotted = iso.split('-').reverse().join('.');
	if (isYear(iso)) return [iso];
	const date = toDate(iso);
	const isMonth = iso.length === 7;
	const shown = locales.flatMap((locale) =>
		isMonth
			? [formatMonth(locale, iso), formatLongMonth(locale, iso), formatParts(locale, iso, digits)]
			: [formatDay(locale, iso), formatLongDay(locale, iso), format(locale, iso, digits)],
	);
	const day = isMonth ? '' : `${date.getUTCDate()} `;
	const named = toMonthNames(date).map((name) => `${day}${name} ${date.getUTCFullYear()}`);
	if (!isMonth) shown.push(...americanDays().map((each) => each.format(date)));
	return [...new Set([iso, dotted, ...shown, ...named])];
}

const namesOfMonths = new Map<number, string[]>();

/** The numbers of the months, 1 to 12, by each of their names, in small letters. */
export function nameMonths(): ReadonlyMap<string, number> {
	numbersOfMonths ??= new Map(
		Array.from({ length: 12 }, (_, month) =>
			toMonthNames(new Date(Date.UTC(2000, month))).map(
				(name) => [name.toLowerCase(), month + 1] as const,
			),
		).flat(),
	);
	return numbersOfMonths;
}

let numbersOfMonths: ReadonlyMap<string, number> | undefined;

/**
 * The names of the month of a date in all languages, long and short, alone and beside a day: `вересень`, `вересня`, `вер`.
 * People type a month and a year without the `de` of Spanish, and a short name with or without its point, so each short
 * name is here in both ways.
 */
function toMonthNames(date: Date): string[] {
	const month = date.getUTCMonth();
	const known = namesOfMonths.get(month);
	if (known) return known;
	const short = nameMonth(date, 'short').map((name) => name.replace(/\.$/, ''));
	const names = [...new Set([...nameMonth(date, 'long'), ...short])];
	names.push(...short.map((name) => `${name}.`));
	namesOfMonths.set(month, [...new Set(names)]);
	return names;
}

function nameMonth(date: Date, width: 'long' | 'short'): string[] {
	return listFormats(width).flatMap((each) =>
		each.formatToParts(date).flatMap(({ type, value }) => (type === 'month' ? value : [])),
	);
}

/** To make one takes longer than to use it. */
function listFormats(month: 'long' | 'short'): Intl.DateTimeFormat[] {
	formats[month] ??= // British and American English abbreviate September differently.
		[...locales.map(toDateTag), american].flatMap((tag) =>
			[{ month }, { month, day: 'numeric' } as const].map(
				(fields) => new Intl.DateTimeFormat(tag, { ...fields, timeZone: 'UTC' }),
			),
		);
	return formats[month];
}

const formats: Partial<Record<'long' | 'short', Intl.DateTimeFormat[]>> = {};
const american = 'en-US';
let daysOfAmericans: Intl.DateTimeFormat[] | undefined;

/** `01/14/2023`, `Jan 14, 2023`, `January 14, 2023`. */
function americanDays(): Intl.DateTimeFormat[] {
	daysOfAmericans ??= (['2-digit', 'short', 'long'] as const).map(
		(month) =>
			new Intl.DateTimeFormat(american, {
				...{ year: 'numeric', month, timeZone: 'UTC' },
				day: month === '2-digit' ? month : 'numeric',
			}),
	);
	return daysOfAmericans;
}
