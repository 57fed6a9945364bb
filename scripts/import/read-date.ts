import { builtInLocales, locales } from '#i18n/locales.ts';
import { listLanguageCodes } from '#lib/language-names.ts';
import { isPartialDate } from '#lib/partial-date.ts';

/** Beside a day, some languages write the month in another case. */
const monthFormats = [
	{ month: 'long' },
	{ month: 'short' },
	{ month: 'long', day: 'numeric' },
	{ month: 'short', day: 'numeric' },
] as const;

/** The months by their names in the languages of the site, which decide what a name means. */
const ownMonths = listMonths([...new Set([...locales, ...builtInLocales])]);
/** The same in all languages; made when it is needed, because there are thousands. */
let allMonths: readonly NamedMonth[] | undefined;

interface NamedMonth {
	name: string;
	/** From 1 to 12. */
	month: number;
}

const goesOn =
	/^(present|current|now|today|ongoing|to date|дотепер|теперішній час|донині|actualidad|presente|hoy|heute|aujourd.hui|(do )?(obecnie|dziś|dzisiaj|teraz)|oggi|attualmente|nu|heden|atualmente|حتى الآن|сьогодні|по настоящее время)\.?$/iu;

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
	const [, a = '', mark, b = '', fullYear = ''] =
		/^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	// No language has the month first before a full stop. Else it is certain only where the other number cannot be one.
	if (fullYear !== '') {
		if (mark === '.' || Number(a) > 12) return toDate(fullYear, b, a);
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
	const month = name && year ? findMonth(name) : undefined;
	if (!year || !month) return { kind: 'unknown' };
	const day = words.find((word) => /^\d{1,2}(st|nd|rd|th)?$/.test(word));
	return toDate(year, String(month), day?.replace(/\D/g, ''));
}

/** The month of a name. A name that is two months in different languages, such as listopad, means none of them. */
function findMonth(name: string): number | undefined {
	const own = ownMonths.find((known) => known.name === name);
	if (own) return own.month;
	allMonths ??= listMonths(Intl.DateTimeFormat.supportedLocalesOf(listLanguageCodes()));
	const months = allMonths.filter((known) => known.name === name).map(({ month }) => month);
	return new Set(months).size === 1 ? months[0] : undefined;
}

function listMonths(languages: readonly string[]): NamedMonth[] {
	return languages.flatMap((language) =>
		monthFormats.flatMap((options) => {
			const format = new Intl.DateTimeFormat(language, {
				...options,
				calendar: 'gregory',
				timeZone: 'UTC',
			});
			return Array.from({ length: 12 }, (_, index) => {
				const parts = format.formatToParts(new Date(Date.UTC(2020, index, 1)));
				const name = parts.find(({ type }) => type === 'month')?.value ?? '';
				return { name: fold(name), month: index + 1 };
			});
		}),
	);
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
