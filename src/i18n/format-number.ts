import { type BuiltInLocale, isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/**
 * A number as the language writes it: the one door for numbers, percentages and units. It differs from `Intl` in four points:
 * the minus is − (U+2212); Spanish groups with a space, as the RAE asks, where `Intl` writes a point that is read as a
 * decimal one; Ukrainian has a space before %, as its standard asks, and keeps four digits together, as is
 * customary by the SI Brochure (5.4.4). The spaces do not break. A language that is content has the marks of `Intl`.
 * @example formatNumber('es', 12_345.5) // '12 345,5'
 */
export function formatNumber(
	locale: Locale,
	value: number,
	options?: Intl.NumberFormatOptions,
): string {
	return toFormat(locale, options)
		.formatToParts(value)
		.map(({ type, value: part }) => {
			if (type === 'minusSign') return '−';
			if (type === 'group') return toGroupRule(locale).mark;
			return type === 'percentSign'
				? `${isBuiltIn(locale) ? beforePercent[locale] : ''}${part}`
				: part;
		})
		.join('');
}

const decimalMarks = { en: '.', uk: ',', es: ',' } as const satisfies Record<BuiltInLocale, string>;

/** The sign between the whole and the decimals of a number. */
export function toDecimalMark(locale: Locale): string {
	return isBuiltIn(locale) ? decimalMarks[locale] : findMark(locale, 'decimal', 0.5, '.');
}

/**
 * A number that is text already, exact and of any length, with the decimal mark of the language. The dots of a cut text stay.
 * @example writeDecimal('es', '0.1 + 0.2') // '0,1 + 0,2'
 */
export function writeDecimal(locale: Locale, text: string): string {
	return text.replaceAll(/(?<=\d)\.(?!\.\.$)/g, toDecimalMark(locale));
}

/** 3000 and 12 000: `Intl` groups four digits in Ukrainian too, and leaves them together in Spanish of its own accord. */
const ownGrouping = {
	en: {},
	uk: { useGrouping: 'min2' },
	es: {},
} as const satisfies Record<BuiltInLocale, Intl.NumberFormatOptions>;

/** What `Intl` leaves out before %. */
const beforePercent = { en: '', uk: '\u00a0', es: '' } as const satisfies Record<
	BuiltInLocale,
	string
>;

/** The mark between thousands, and the number of digits from which a number has it. `formatNumber` writes the same. */
const groupRules = {
	en: { mark: ',', from: 4 },
	uk: { mark: '\u00a0', from: 5 },
	es: { mark: '\u00a0', from: 5 },
} as const satisfies Record<BuiltInLocale, GroupRule>;

interface GroupRule {
	mark: string;
	from: number;
}

function toGroupRule(locale: Locale): GroupRule {
	if (isBuiltIn(locale)) return groupRules[locale];
	return {
		mark: findMark(locale, 'group', 1_234_567, '\u00a0'),
		from: findMark(locale, 'group', 1234, '') === '' ? 5 : 4,
	};
}

/** A mark as `Intl` writes it in a number that has one. */
export function findMark(
	locale: Locale,
	wanted: Intl.NumberFormatPartTypes,
	value: number,
	otherwise: string,
): string {
	const parts = toFormat(locale).formatToParts(value);
	return parts.find(({ type }) => type === wanted)?.value ?? otherwise;
}

/**
 * Every number in a text, exact and of any length, as the language writes it: with its thousands, its decimal mark and
 * the sign of a minus. Powers of ten and the dots of a cut text stay. `readAmount` reads such a number back.
 * @example writeFigures('es', '1234567.50 + -2') // '1 234 567,50 + −2'
 */
export function writeFigures(locale: Locale, text: string): string {
	const { mark, from } = toGroupRule(locale);
	return text
		.replaceAll(/(\d+)(\.(?!\.))?(\d*(?:e[+-]?\d+)?)/g, (_, whole, point, rest) => {
			const grouped = whole.length < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, mark);
			return grouped + (point ? toDecimalMark(locale) : '') + rest;
		})
		.replaceAll('-', '−');
}

/** Whether the language separates thousands with a space. */
export function groupsWithSpace(locale: Locale): boolean {
	return /\s/.test(toGroupRule(locale).mark);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs a hundred times what using it does. */
function toFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
	const key = `${locale} ${JSON.stringify(options)}`;
	const format =
		formats.get(key) ??
		new Intl.NumberFormat(toIntlTag(locale), {
			...(isBuiltIn(locale) && ownGrouping[locale]),
			...options,
		});
	formats.set(key, format);
	return format;
}

/** A share of one in percent. @example formatPercent('es', -0.05) // '−5 %' */
export function formatPercent(
	locale: Locale,
	share: number,
	options?: Intl.NumberFormatOptions,
): string {
	return formatNumber(locale, share, { ...options, style: 'percent' });
}

/** A sum with the code of its currency, with two decimals if not otherwise asked. @example formatMoney('en', 1250.5, 'USD') // '1,250.50 USD' */
export function formatMoney(
	locale: Locale,
	value: number,
	code: string,
	places: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 },
): string {
	return `${formatNumber(locale, value, places)}\u00a0${code}`;
}

/** @param unit a unit of `Intl` @example formatUnit('es', 3.2, 'meter-per-second') // '3,2 m/s' */
export function formatUnit(
	locale: Locale,
	value: number,
	unit: string,
	options?: Intl.NumberFormatOptions,
): string {
	return formatNumber(locale, value, { ...options, style: 'unit', unit });
}
