import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { isUnfinished, readAmount } from '#i18n/read-amount.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { decimal, readExtra } from './saved.ts';
import type { Register } from './terms.ts';

/**
 * A value as the language writes it, or a sum; a rate with or without a per cent sign; an empty field is 0. Undefined for
 * anything else: 5 % is no amount, and no number of payments.
 */
export function parseValue(
	locale: Locale,
	text: string,
	register: Register = 'i',
): string | undefined {
	if (text.trim() === '') return '0';
	const value = readValue(locale, text);
	if (value?.label !== '' || (value.percent && register !== 'i')) return undefined;
	return decimal(new Exact(value.number).toString());
}

/**
 * A number that means another one in a language with other separators, such as 180.000: both, as this language writes
 * them. Thousands as this language writes them are no riddle.
 */
export function findOther(
	locale: Locale,
	text: string,
): { value: string; other: string } | undefined {
	const read = readAmount(locale, text);
	if (read?.other === undefined) return undefined;
	const isUsual = read.written === writeFigures(locale, read.number.replace('-', ''));
	if (isUsual && !read.number.includes('.')) return undefined;
	return { value: writeFigures(locale, read.number), other: writeFigures(locale, read.other) };
}

/** Whether a text is only the beginning of a value: a minus, a sum, or a group of thousands with too few digits. */
export function isValueUnfinished(locale: Locale, text: string): boolean {
	return isUnfinished((whole) => parseValue(locale, whole), text.replace(/\s?%\s*$/, ''));
}

/** An extra payment as the language writes it, with or without a minus; see `parseValue`. */
export function parseExtra(locale: Locale, text: string): string | undefined {
	const value = parseValue(locale, text, 'pmt')?.replace('-', '');
	return value === undefined ? undefined : readExtra(value);
}
