import { builtInLocales, locales } from '#i18n/locales.ts';
import { isPartialDate } from '#lib/partial-date.ts';

/** Beside a day, some languages write the month in another case. */
const monthFormats = [
	{ month: 'long' },
	{ month: 'short' },
	{ month: 'long', day: 'numeric' },
	{ month: 'short', day: 'numeric' },
] as const;

/** The languages of the site, and those that files for import often have. */
const languages = [...new Set([...locales, ...builtInLocales, 'de', 'fr', 'pl', 'pt', 'it', 'ru'])];

const monthNames = languages.flatMap((locale) =>
	monthFormats.flatMap((options) =>
		Array.from({ length: 12 }, (_, index) => {
			const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
			const parts = format.formatToParts(new Date(Date.UTC(2020, index, 1)));
			const name = parts.find(({ type }) => type === 'month')?.value ?? '';
			return { name: fold(name), month: index + 1 };
		}),
	),
);

const goesOn =
	/^(present|current|now|today|ongoing|to date|дотепер|теперішній час|донині|actualidad|presente|heute|aujourd.hui|obecnie|oggi|по настоящее время)\.?$/iu;

/** A date as exact as the file gives it; `now` means that the period has not ended. */
export type ReadDate = { kind: 'date'; iso: string } | { kind: 'now' } | { kind: 'unknown' };

/** @example readDate('Jan 2014') // { kind: 'date', iso: '2014-01' } */
export function readDate(value: string | number): ReadDate {
	const text = String(value).trim();
	if (goesOn.test(text)) return { kind: 'now' };
	const [, year = '', month, day] =
		/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ].*)?)?)?$/.exec(text) ?? [];
	if (year !== '') return toDate(year, month, day);
	const [, firstMonth, lastYear = ''] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	if (lastYear !== '') return toDate(lastYear, firstMonth);
	const [, a = '', b = '', fullYear = ''] =
		/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	// Which of the two is the month is certain only where the other cannot be one.
	if (fullYear !== '') {
		if (Number(a) > 12) return toDate(fullYear, b, a);
		if (Number(b) > 12 || a === b) return toDate(fullYear, a, b);
		return { kind: 'unknown' };
	}
	return readWords(text);
}

/** A day, a month or a year with the name of a month: `14 January 2014`, `січень 2014`. */
function readWords(text: string): ReadDate {
	const words = fold(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	const year = words.find((word) => /^(19|20)\d\d$/.test(word));
	const name = words.find((word) => /^\p{L}{3,}$/u.test(word));
	const month = monthNames.find((known) => name && fold(known.name) === name)?.month;
	if (!year || !month) return { kind: 'unknown' };
	const day = words.find((word) => /^\d{1,2}(st|nd|rd|th)?$/.test(word));
	return toDate(year, String(month), day?.replace(/\D/g, ''));
}

function toDate(year: string, month?: string, day?: string): ReadDate {
	const parts = [year, month, day].filter((part) => part !== undefined);
	const iso = parts.map((part) => part.padStart(2, '0')).join('-');
	if (!isPartialDate(iso) || Number(year) < 1900) return { kind: 'unknown' };
	return { kind: 'date', iso };
}

function fold(text: string): string {
	return text.toLowerCase().replace(/\.$/, '').normalize('NFC');
}
