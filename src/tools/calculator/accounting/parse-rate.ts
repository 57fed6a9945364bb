import type { Locale } from '#i18n/locales.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { toRate } from './settings.ts';

/** A rate as the language writes it. @example parseRate('en', ' 7,50 %') // '7.5' */
export function parseRate(locale: Locale, text: string): string | undefined {
	const value = readValue(locale, text);
	return value?.label === '' ? toRate(value.number) : undefined;
}
