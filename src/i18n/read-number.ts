import { type Locale, toIntlTag } from './locales.ts';

/** A number that was read from a text. */
export interface Reading {
	value: number;
	/** What the same text means in a language with other separators: `1,000` is a thousand or one. */
	other?: number;
}

/** No number that people type or paste is longer. */
const longestText = 100;

/**
 * The number that a text of a language is, or undefined for any other text. A unit does not count as part of a number.
 * @example readNumber('es', '1.250,5') // 1250.5
 */
export function readNumber(locale: Locale, text: string): number | undefined {
	return interpretNumber(locale, text)?.value;
}

/**
 * Reads a number as people write it: thousands in groups with a space, an apostrophe, a comma or a point, a comma or a
 * point before the decimals, also `1e6`, and `(45.00)` and `45.00-` as accountants write what is below zero. Undefined for
 * anything else: for groups that are not of three digits, and for several numbers.
 *
 * One comma or one point before three digits may be either. Then the language decides, and `other` has the second meaning.
 * @example interpretNumber('en', '1,000') // { value: 1000, other: 1 }
 * @example interpretNumber('es', '1 250,50') // { value: 1250.5 }
 */
export function interpretNumber(locale: Locale, text: string): Reading | undefined {
	const read = readParts(locale, text);
	if (!read) return undefined;
	const { digits, other } = read;
	const value = Number(digits);
	if (!Number.isFinite(value)) return undefined;
	return other === undefined ? { value } : { value, other: Number(other) };
}

/**
 * The number that a text of a language is, exact and of any length, as scripts write numbers.
 * @example readDecimal('es', '−1 250,50') // '-1250.50'
 */
export function readDecimal(locale: Locale, text: string): string | undefined {
	return readParts(locale, text)?.digits;
}

/**
 * Whether a text is not a number yet and may become one with more characters: `12 5` on the way to 12 500. While it is
 * being typed, it is not wrong.
 */
export function isUnfinished(locale: Locale, text: string): boolean {
	if (text.trim() === '' || readDecimal(locale, text) !== undefined) return false;
	return endings.some((ending) => readDecimal(locale, text + ending) !== undefined);
}

const endings = ['0', '00', '000'].flatMap((digits) => [digits, `${digits})`]);

/** Line ends and tabs separate numbers: they are never part of one. */
const shape =
	/^([+\-−–])?(\d[\d.,'’ʼ \u00a0\u202f\u2009]*|[.,]\d+)(?:e([+\-−]?\d{1,3}))?([-−–])?$/i;

function readParts(locale: Locale, text: string): { digits: string; other?: string } | undefined {
	if (text.length > longestText) return undefined;
	const [, inBrackets] = /^\(([^+\-−–].*)\)$/.exec(text.trim()) ?? [];
	const whole = (inBrackets ?? text).trim().replace(noCents, '');
	const [, sign, body, power, after] = shape.exec(whole) ?? [];
	// Accountants write a number below zero in brackets, or with its minus behind it.
	if ((inBrackets !== undefined || sign !== undefined) && after !== undefined) return undefined;
	const minus = inBrackets ?? after ?? (sign === '+' ? undefined : sign);
	const reading = body === undefined ? undefined : readDigits(locale, body);
	if (!reading) return undefined;
	const print = (digits: string) => {
		const exponent = power ? `e${power.replace('−', '-')}` : '';
		return `${minus === undefined ? '' : '-'}${digits.replace(/\.$/, '')}${exponent}`;
	};
	const digits = print(reading.digits);
	return reading.other === undefined ? { digits } : { digits, other: print(reading.other) };
}

/** On price tags a dash stands for the cents: `10 000,–`. */
const noCents = /(?<=\d)[.,][-−–—]$/;

/** The digits with a point before the decimals, as scripts write numbers. */
function readDigits(locale: Locale, body: string): { digits: string; other?: string } | undefined {
	const joined = joinGroups(body);
	if (joined === undefined) return undefined;
	const { plain, grouped } = joined;
	const marks = plain.match(/[.,]/g) ?? [];
	const last = marks.at(-1);
	if (last === undefined) return { digits: plain };

	const [whole = '', decimals = ''] = [
		plain.slice(0, plain.lastIndexOf(last)),
		plain.slice(plain.lastIndexOf(last) + 1),
	];
	if (marks.length > 1) {
		const group = marks[0] ?? '';
		// A repeated separator is one of thousands; a different one at the end comes before the decimals.
		const all = group === last ? plain : whole;
		if (grouped || !isGrouped(all, group)) return undefined;
		const digits = all.replaceAll(group, '');
		return { digits: group === last ? digits : `${digits}.${decimals}` };
	}
	const asDecimal = `${whole || '0'}.${decimals}`;
	if (grouped || !isGrouped(plain, last)) return { digits: asDecimal };
	const asThousands = whole + decimals;
	return last === toGroupSeparator(locale)
		? { digits: asThousands, other: asDecimal }
		: { digits: asDecimal, other: asThousands };
}

/** Takes spaces and apostrophes out: they only ever separate thousands. */
function joinGroups(body: string): { plain: string; grouped: boolean } | undefined {
	const plain = body.replaceAll(/[ \u00a0\u202f\u2009'’ʼ]/g, '');
	if (plain === body) return { plain, grouped: false };
	const right =
		/^[1-9]\d{0,2}([ \u00a0\u202f\u2009]\d{3})+([.,]\d*)?$|^[1-9]\d{0,2}(['’ʼ]\d{3})+([.,]\d*)?$/;
	return right.test(body) ? { plain, grouped: true } : undefined;
}

/** Whether a separator has a group of three digits after it each time. A number with a leading zero has no groups. */
function isGrouped(text: string, separator: string): boolean {
	const [first = '', ...others] = text.split(separator);
	return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
}

function toGroupSeparator(locale: Locale): string | undefined {
	const parts = new Intl.NumberFormat(toIntlTag(locale)).formatToParts(1_234_567);
	return parts.find(({ type }) => type === 'group')?.value;
}
