import { toCurrencySymbol } from '#i18n/currency.ts';
import { toMeantCurrencies } from '#i18n/currency-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { splitMoney } from '#i18n/read-money.ts';
import { interpretNumber, type Reading, readDecimal } from '#i18n/read-number.ts';
import { readHandedNumber } from '#lib/hand-over.ts';
import { toDecimal, toExact } from './convert.ts';

/** An amount as a visitor has written it. */
export type Amount =
	| ({
			state: 'read';
			/** The text of the number alone. */
			number: string;
			/** The number as scripts write it, with all its digits: `1250.50`. */
			decimal: string;
			/** The currency written beside the number. */
			code?: string;
	  } & Reading)
	/** `too-long` has more digits than an address keeps. */
	| { state: 'unreadable' | 'too-long' };

/** Something smaller is shown as nothing. */
const smallest = 1e-9;

/**
 * Reads a number with or without its currency, before or after it: a code of `codes`, a symbol or a word. A
 * symbol of several currencies, such as $, is that of `from` where it can be. Digits may be as wide as East Asian letters.
 * @example readAmount('en', '$1,250.50', ['USD'], 'UAH') // { state: 'read', value: 1250.5, number: '1,250.50', code: 'USD' }
 */
export function readAmount(
	locale: Locale,
	text: string,
	codes: readonly string[],
	from: string,
): Amount {
	const { number, before, after } = splitMoney(text) ?? nothing;
	const reading = interpretNumber(locale, number);
	if (!reading || reading.value < 0) return { state: 'unreadable' };
	// In $1,000 CAD, the code names the dollar.
	const last = after && toCode(locale, after, codes, from);
	const first = before && toCode(locale, before, codes, last || from);
	if (first === undefined || last === undefined) return { state: 'unreadable' };
	const code = last || first;
	if (first && first !== code) return { state: 'unreadable' };
	const { value } = reading;
	const digits = value > 0 && value < smallest ? '' : (readDecimal(locale, number) ?? '');
	const plain = toDecimal(toExact(digits), number.length);
	const decimal = readHandedNumber('rates', `?amount=${digits && plain}`);
	if (decimal === undefined) return { state: 'too-long' };
	return { state: 'read', number, decimal, ...reading, ...(code && { code }) };
}

const nothing = { number: '', before: '', after: '' };

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
