import type { Locale } from '#i18n/locales.ts';
import { readPlainMoney } from '#i18n/read-money.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { isEntry } from './entry.ts';

/** A number as the language writes it, in a line of the tape. Undefined for what the calculator would not accept. */
export function parseEntry(locale: Locale, text: string): string | undefined {
	const plain = readPlainMoney(locale, text);
	return plain && toEntry(plain);
}

/** A decimal text as the calculator types it; undefined for more than twelve digits. */
export function toEntry(number: string): string | undefined {
	const plain = number.includes('e') ? new Exact(number).toFixed() : number;
	return isEntry(plain) ? plain.replace(/^(-?)0+(?=\d)/, '$1') : undefined;
}
