import { toMeantCurrencies } from './currency-words.ts';
import type { Locale } from './locales.ts';
import { readDecimal } from './read-number.ts';

/** A text with a number, and the words or symbols of a currency on its sides. */
export interface MoneyText {
	/** With its sign or its brackets. */
	number: string;
	before: string;
	after: string;
}

const longestText = 100;
const space = '[ \\u00a0\\u202f\\u2009]*';
const word = "[^\\d\\s.,'’()+−–-]{1,10}";
const shape = new RegExp(
	`^([+−–-])?${space}(${word})?${space}([+−–(.,\\d-].*?)${space}(${word})?\\.?$`,
	'u',
);

/**
 * Takes the currency off a number. Digits may be as wide as East Asian letters.
 * @example splitMoney('−$1,250.50') // { number: '−1,250.50', before: '$', after: '' }
 */
export function splitMoney(text: string): MoneyText | undefined {
	if (text.length > longestText) return undefined;
	const whole = toNarrow(text).trim();
	const [, inBrackets] = /^\((.*)\)$/.exec(whole) ?? [];
	const [, sign = '', before = '', digits, after = ''] = shape.exec(inBrackets ?? whole) ?? [];
	if (digits === undefined) return undefined;
	const signed = sign + digits;
	return { number: inBrackets === undefined ? signed : `(${signed.trim()})`, before, after };
}

/**
 * A number as the language writes it, with or without a currency, as scripts write numbers: for what has no currency of its
 * own. Undefined for any other unit.
 * @example readPlainMoney('en', '$1,234.56') // '1234.56'
 */
export function readPlainMoney(locale: Locale, text: string): string | undefined {
	const money = splitMoney(text);
	if (!money) return undefined;
	const isMoney = [money.before, money.after].every((each) => each === '' || isCurrency(each));
	return isMoney ? readDecimal(locale, money.number) : undefined;
}

function isCurrency(text: string): boolean {
	return (
		/^\p{Sc}$/u.test(text) ||
		toMeantCurrencies(text).length > 0 ||
		Intl.supportedValuesOf('currency').includes(text.toLocaleUpperCase('en'))
	);
}

/** The letters of ASCII that are as wide as East Asian ones, and such a yen. */
function toNarrow(text: string): string {
	return text
		.replaceAll('￥', '¥')
		.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
