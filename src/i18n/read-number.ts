import { findMark } from './format-number.ts';
import type { Locale } from './locales.ts';

/** The digits of a number as scripts write them, without a sign: `1234.56`, `1e6`. */
export interface Reading {
	digits: string;
	/** What the same text means in a language with other separators: `1,000` is a thousand or one. */
	other?: string;
}

const shape = /^((?:\d|[.,]\d)[\d.,'’ʼ \u00a0\u202f\u2009]*)(?:e([+\-−]?\d{1,3}))?$/i;

/**
 * Reads the digits of a number: thousands in groups with a space, an apostrophe, a comma or a point, lakhs as in India, a
 * comma or a point before the decimals, also `1e6`. Line ends and tabs are never part of a number. Undefined for anything
 * else: for groups that have not their digits, and for several numbers.
 *
 * One comma or one point before three digits may be either. Then the language decides, and `other` has the second meaning.
 * @example readDigits('en', '1,000') // { digits: '1000', other: '1.000' }
 * @example readDigits('es', '1 250,50') // { digits: '1250.50' }
 */
export function readDigits(locale: Locale, text: string): Reading | undefined {
	const [, body, power] = shape.exec(text) ?? [];
	const reading = body === undefined ? undefined : readBody(locale, body);
	if (!reading) return undefined;
	const exponent = power ? `e${power.replace('−', '-')}` : '';
	if (!Number.isFinite(Number(reading.digits + exponent))) return undefined;
	const print = (digits: string) => digits.replace(/\.$/, '') + exponent;
	const digits = print(reading.digits);
	return reading.other === undefined ? { digits } : { digits, other: print(reading.other) };
}

/** Digits that the arithmetic of the calculators keeps: what has more would lose some. */
export const mostDigits = 40;

/** @param number as scripts write it */
export function isTooLong(number: string): boolean {
	return number.replaceAll(/e.*|^-?0+|\D/g, '').length > mostDigits;
}

function readBody(locale: Locale, body: string): Reading | undefined {
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
		if (grouped || !(isGrouped(all, group) || lakhs.test(all))) return undefined;
		const digits = all.replaceAll(group, '');
		return { digits: group === last ? digits : `${digits}.${decimals}` };
	}
	const asDecimal = `${whole || '0'}.${decimals}`;
	if (grouped || !isGrouped(plain, last)) return { digits: asDecimal };
	const asThousands = whole + decimals;
	return last === findMark(locale, 'group', 1_234_567, '')
		? { digits: asThousands, other: asDecimal }
		: { digits: asDecimal, other: asThousands };
}

/** As India groups digits: `12,34,567`. */
const lakhs = /^[1-9]\d?(,\d\d)+,\d{3}$/;

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
