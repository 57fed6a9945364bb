import type { Locale } from '#i18n/locales.ts';
import { isUnfinished } from '#i18n/read-amount.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { decimal, readExtra } from './saved.ts';

/**
 * A value as the language writes it, with or without a per cent sign, or a sum; an empty field is 0. Undefined for anything
 * else.
 */
export function parseValue(locale: Locale, text: string): string | undefined {
	if (text.trim() === '') return '0';
	const value = readValue(locale, text);
	return value?.label === '' ? decimal(new Exact(value.number).toString()) : undefined;
}

/** Whether a text is only the beginning of a value: a minus, a sum, or a group of thousands with too few digits. */
export function isValueUnfinished(locale: Locale, text: string): boolean {
	return isUnfinished((whole) => parseValue(locale, whole), text.replace(/\s?%\s*$/, ''));
}

/** An extra payment as the language writes it, with or without a minus; see `parseValue`. */
export function parseExtra(locale: Locale, text: string): string | undefined {
	const value = parseValue(locale, text)?.replace('-', '');
	return value === undefined ? undefined : readExtra(value);
}
