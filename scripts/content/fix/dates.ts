import { locales } from '#i18n/locales.ts';
import { isCalendarDay } from '#lib/calendar-day.ts';
import { isPartialDate } from '#lib/partial-date.ts';

/**
 * The ISO form of a day written in another way, or undefined if it is ambiguous.
 *
 * @example toIsoDay('5 March 2024') // '2024-03-05'
 * @example toIsoDay('03/04/2024') // undefined: the 3rd of April or the 4th of March
 */
export function toIsoDay(text: string): string | undefined {
	const day = join(readNumbers(text) ?? readWords(text));
	return day !== undefined && isCalendarDay(day) ? day : undefined;
}

/** @example toIsoMonth('03.2024') // '2024-03' */
export function toIsoMonth(text: string): string | undefined {
	const [, year, month] = /^(\d{4})[./-](\d{1,2})$/.exec(text) ?? [];
	const [, monthFirst, yearLast] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
	const [, word = '', yearAfter] = /^(\p{L}+)\.?,? (?:de )?(\d{4})$/u.exec(text) ?? [];
	const found = join([year ?? yearLast ?? yearAfter, month ?? monthFirst ?? toMonth(word)]);
	return found !== undefined && isPartialDate(found) ? found : undefined;
}

type Parts = readonly (string | number | undefined)[];

function readNumbers(text: string): Parts | undefined {
	const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? [];
	if (year !== undefined) return [year, month, day];
	const [, first, sign, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
	if (first === undefined || second === undefined) return undefined;
	// With dots the day comes first everywhere; with other separators only a number above 12 is certain to be the day.
	if (sign === '.' || Number(first) > 12 || first === second) return [last, second, first];
	return Number(second) > 12 ? [last, first, second] : undefined;
}

/** `5 March 2024`, `March 5, 2024`, `5 березня 2024`, `5 de marzo de 2024` */
function readWords(text: string): Parts | undefined {
	const dayFirst = /^(\d{1,2})\.? (?:de )?(\p{L}+)\.?,? (?:de )?(\d{4})(?: р\.)?$/u.exec(text);
	if (dayFirst) return [dayFirst[3], toMonth(dayFirst[2] ?? ''), dayFirst[1]];
	const monthFirst = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u.exec(text);
	return monthFirst ? [monthFirst[3], toMonth(monthFirst[1] ?? ''), monthFirst[2]] : undefined;
}

function join(parts: Parts | undefined): string | undefined {
	if (parts === undefined || parts.includes(undefined)) return undefined;
	return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The number of a month by its name in one of the languages, or by the first letters of its English name. */
function toMonth(word: string): number | undefined {
	return monthNames.get(word.toLowerCase());
}

const monthNames = new Map(
	locales.flatMap((locale) =>
		Array.from({ length: 12 }, (_, month) => month).flatMap((month) => {
			const date = new Date(Date.UTC(2024, month, 1));
			const toName = (options: Intl.DateTimeFormatOptions) =>
				new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
					.formatToParts(date)
					.find(({ type }) => type === 'month')
					?.value.toLowerCase() ?? '';
			const full = toName({ month: 'long' });
			const names = [full, toName({ month: 'long', day: 'numeric' })];
			if (locale === 'en') names.push(full.slice(0, 3));
			return names.map((name): [string, number] => [name, month + 1]);
		}),
	),
);
