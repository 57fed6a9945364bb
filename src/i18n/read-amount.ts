import { betweenCells } from './cells.ts';
import { toMeantCurrencies } from './currency-words.ts';
import type { Locale } from './locales.ts';
import { readDigits } from './read-number.ts';
import { toScale } from './scale-words.ts';

/** A number as people write it, with or without a currency. */
export interface Amount {
	/** As scripts write it, exact and of any length: `-1234.56`. Of 5 % it is 5. */
	number: string;
	/** What the same text means in a language with other separators: `1,000` is a thousand or one. */
	other?: string;
	/** It is followed by a per cent sign. */
	percent: boolean;
	/** The text of the number without its currency: `1,250.50`, `2 млн`. */
	written: string;
	/** What stands for the currency before and after it; empty where there is none. */
	before: string;
	after: string;
}

const longestText = 100;
/** A point after a letter ends an abbreviation: Rs.500. */
const shape = /^(?<before>\D*?)(?<digits>(?:(?<!\p{L})[.,])?\d(?:.*\d)?)(?<after>\D*)$/u;
const beforeShape =
	/^(?<sign>[+\-−–(]?) *(?<word>[^ +\-−–()](?:[^()]*[^ +\-−–()])?)? *(?<inner>[+\-−–(]?) *$/u;
/** On price tags a dash stands for the cents: `10 000,–`. Accountants write a minus behind the number. */
const afterShape =
	/^(?:[.,][-−–—]{0,2}|(?<minus>[-−–]))? *(?<percent>%)? *(?<word>[^ %()][^()]*?)?$/u;

/**
 * Reads one number, with its currency, a word such as million, and the brackets or the minus of accountants. Digits may be
 * as wide as East Asian letters. Undefined for anything else: for several numbers, for a sum, and for another unit.
 * @example readAmount('en', '($1,250.50)') // { number: '-1250.50', before: '$', … }
 * @example readAmount('uk', '2 млн грн') // { number: '2000000', after: 'грн', … }
 */
export function readAmount(locale: Locale, text: string): Amount | undefined {
	if (text.length > longestText) return undefined;
	// Files put a number with a comma in quotes.
	const whole = toNarrow(text)
		.trim()
		.replace(/^"(.*)"$/, '$1');
	const parts = betweenCells.test(whole) ? undefined : shape.exec(whole)?.groups;
	const start = beforeShape.exec(toPlainSpaces(parts?.before))?.groups;
	const closed = toPlainSpaces(parts?.after);
	const end = afterShape.exec(closed.replace(/^ *\)|\) *$/, '').trim())?.groups;
	const reading = parts && readDigits(locale, parts.digits ?? '');
	if (!start || !end || !reading) return undefined;

	const sign = `${start.sign}${start.inner}`;
	const isOpened = sign === '(';
	if (sign.length > 1 || (sign && end.minus) || isOpened !== closed.includes(')')) return undefined;
	const { word: before = '' } = start;
	const unit = readUnit(locale, end.word ?? '');
	if (!unit || (before && !isCurrency(before))) return undefined;
	if (end.percent && (before || end.word)) return undefined;
	if (unit.power > 0 && reading.digits.includes('e')) return undefined;

	const isBelowZero = end.minus !== undefined || (sign !== '' && sign !== '+');
	const print = (digits: string) => (isBelowZero ? '-' : '') + shift(digits, unit.power);
	const other = reading.other === undefined ? {} : { other: print(reading.other) };
	return {
		number: print(reading.digits),
		...other,
		percent: end.percent !== undefined,
		written: `${parts.digits} ${unit.scale}`.trim(),
		before,
		after: unit.currency,
	};
}

/**
 * The number of an amount, for what has no currency of its own; undefined for a per cent.
 * @example readNumber('en', '$1,234.56') // '1234.56'
 */
export function readNumber(locale: Locale, text: string): string | undefined {
	const amount = readAmount(locale, text);
	return amount?.percent ? undefined : amount?.number;
}

const endings = ['0', '00', '000', '+0'].flatMap((digits) => [digits, `${digits})`]);

/**
 * Whether a text is not read yet and may be with more characters: `12 5` on the way to 12 500. While it is being typed, it is
 * not wrong.
 */
export function isUnfinished(read: (text: string) => unknown, text: string): boolean {
	if (text.trim() === '' || read(text) !== undefined) return false;
	return endings.some((ending) => read(text + ending) !== undefined);
}

/** The words behind a number: of a power of ten, of a currency, or of both. Undefined for any other. */
function readUnit(
	locale: Locale,
	text: string,
): { power: number; scale: string; currency: string } | undefined {
	const words = isCurrency(text) ? [] : text.split(/ +|(?<=\p{L})(?=\p{Sc})/u);
	for (let count = words.length; count >= 0; count -= 1) {
		const scale = words.slice(0, count).join(' ');
		const power = scale === '' ? 0 : toScale(locale, scale);
		const currency = scale ? words.slice(count).join(' ').replace(/^de /, '') : text;
		if (power !== undefined && isCurrency(currency)) return { power, scale, currency };
	}
	return undefined;
}

/** Any sign but that of cents, and words that several currencies have: crowns, rupees and the like. */
const shared = /^((?!¢)\p{Sc}|kr|rs?|rp|ft|lei|lv|din)$/iu;

function isCurrency(text: string): boolean {
	const word = text.replace(/\.$/, '');
	return word === '' || shared.test(word) || toMeantCurrencies(word).length > 0;
}

/** @example shift('1.5', 3) // '1500' */
function shift(digits: string, power: number): string {
	if (power === 0) return digits;
	const [whole = '', rest = ''] = digits.split('.');
	const decimals = rest.slice(power);
	return `${whole}${rest.padEnd(power, '0').slice(0, power)}${decimals && `.${decimals}`}`;
}

function toPlainSpaces(text = ''): string {
	return text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
}

/** Marks of a direction, which nobody sees and spreadsheets copy. Those that turn digits round stay, and nothing is read. */
const marks = /[\u061c\u200e\u200f\u202a\u202c\u202d\u2066\u2068\u2069]/g;

/** Without invisible marks; the letters of ASCII that are as wide as East Asian ones, and such a yen, are narrow. */
export function toNarrow(text: string): string {
	return text
		.replaceAll(marks, '')
		.replaceAll('￥', '¥')
		.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
