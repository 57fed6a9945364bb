import type { Locale } from '#i18n/locales.ts';
import { readDecimal } from '#i18n/read-number.ts';
import { isEntry } from './entry.ts';

/** A number as the language writes it, in a line of the tape. Undefined for what the calculator would not accept. */
export function parseEntry(locale: Locale, text: string): string | undefined {
	const plain = readDecimal(locale, text);
	return plain && isEntry(plain) ? plain.replace(/^(-?)0+(?=\d)/, '$1') : undefined;
}
