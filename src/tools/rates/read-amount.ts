import { toCurrencySymbol } from '#i18n/currency.ts';
import { toMeantCurrencies } from '#i18n/currency-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { readAmount as readWritten } from '#i18n/read-amount.ts';
import { readSum } from '#i18n/read-sum.ts';
import { readHandedNumber } from '#lib/hand-over.ts';
import { computeSum } from './compute-sum.ts';
import { toDecimal, toExact } from './convert.ts';
import names from './shared-names.json' with { type: 'json' };

/** An amount as a visitor has written it. */
export type Amount =
	| {
			state: 'read';
			/** The text of the number alone. */
			number: string;
			/** The number as scripts write it, with all its digits: `1250.5`. */
			decimal: string;
			/** What the same text means in a language with other separators: `1,000` is a thousand or one. */
			other?: string;
			/** The currency written beside the number. */
			code?: string;
	  }
	/** `too-long` has more digits than an address keeps. */
	| { state: 'unreadable' | 'too-long' | 'negative' | 'percent' }
	/** A word beside it is no currency of the table. */
	| { state: 'unknown'; word: string }
	/** A word beside it is the name of several currencies, such as `code`. */
	| { state: 'shared'; word: string; code: string };

/** How names begin that several currencies have, and those currencies; or that no other list has. */
const sharedNames: readonly (readonly string[])[] = names;

/** Such as that of crowns, or of крони. */
const longestEnding = 3;

/** Decimals that an address keeps, and more. */
const longest = 60;

/** Decimals of the result of a sum, which may have no end. */
const sumDecimals = 20;

/**
 * Reads a sum of numbers, or a number with or without its currency, before or after it: a code of `codes`, a symbol or a word. A
 * symbol of several currencies, such as $, is that of `from` where it can be. Digits may be as wide as East Asian letters.
 * @example readAmount('en', '$1,250.50', ['USD'], 'UAH') // { state: 'read', number: '1,250.50', decimal: '1250.5', code: 'USD' }
 */
export function readAmount(
	locale: Locale,
	text: string,
	codes: readonly string[],
	from: string,
): Amount {
	const amount = readWritten(locale, text);
	if (!amount) return readNamed(locale, text, codes, from) ?? readSumAmount(locale, text);
	if (amount.percent) return { state: 'percent' };
	if (amount.number.startsWith('-')) return { state: 'negative' };
	const { written: number, before, after } = amount;
	// In $1,000 CAD, the code names the dollar.
	const last = after && toCode(locale, after, codes, from);
	const first = before && toCode(locale, before, codes, last || from);
	if (first === undefined || last === undefined)
		return readNamed(locale, text, codes, from) ?? { state: 'unreadable' };
	const code = last || first;
	if (first && first !== code) return { state: 'unreadable' };
	const decimal = toDecimal(toExact(amount.number), longest);
	if (Number(decimal) !== Number(amount.number) || !fitsAddress(decimal))
		return { state: 'too-long' };
	const { other } = amount;
	return { state: 'read', number, decimal, ...(other && { other }), ...(code && { code }) };
}

/** A number beside one word that is no code, sign or name of a single currency. */
function readNamed(
	locale: Locale,
	text: string,
	codes: readonly string[],
	from: string,
): Amount | undefined {
	const [word = '', ...more] = text.match(/[\p{L}\p{Sc}]+\.?/gu) ?? [];
	if (word === '' || more.length > 0 || !readWritten(locale, text.replace(word, '')))
		return undefined;
	const plain = word.toLowerCase();
	const named = sharedNames.find(
		([begin = '']) => plain.startsWith(begin) && plain.length <= begin.length + longestEnding,
	);
	const [, ...owners] = named ?? [];
	const code = owners.find((each) => codes.includes(each));
	if (code === undefined) return { state: 'unknown', word };
	const own = owners.includes(from) ? from : owners.length === 1 && code;
	return own
		? readAmount(locale, text.replace(word, own), codes, from)
		: { state: 'shared', word, code };
}

/** A sum with a currency in it is none: that of the other numbers would be a guess. */
function readSumAmount(locale: Locale, text: string): Amount {
	const sum = /[\p{L}\p{Sc}]/u.test(text) ? undefined : readSum(locale, text);
	if (sum?.parts.includes('%')) return { state: 'percent' };
	const result = sum && !sum.unclear ? computeSum(sum.parts) : undefined;
	if (!result) return { state: 'unreadable' };
	if (result.over < 0n) return { state: 'negative' };
	const decimal = toDecimal(result, sumDecimals);
	return fitsAddress(decimal) ? { state: 'read', number: text, decimal } : { state: 'too-long' };
}

function fitsAddress(decimal: string): boolean {
	return readHandedNumber('rates', `?amount=${decimal}`) !== undefined;
}

function toCode(
	locale: Locale,
	word: string,
	codes: readonly string[],
	from: string,
): string | undefined {
	const upper = word.toLocaleUpperCase('en');
	if (codes.includes(upper)) return upper;
	if (toCurrencySymbol(locale, from).toLocaleUpperCase('en') === upper) return from;
	const meant = toMeantCurrencies(word);
	return meant.includes(from) ? from : meant.find((code) => codes.includes(code));
}
