import { intlTags, type Locale } from './locales.ts';

/**
 * The number that a text of a language is, or nothing for any other text. A unit does not count as part of a number.
 * @example readNumber('es', '1.250,5') // 1250.5
 */
export function readNumber(locale: Locale, text: string): number | undefined {
	const parts = new Intl.NumberFormat(intlTags[locale]).formatToParts(1234567.8);
	const toSign = (type: 'group' | 'decimal') =>
		parts.find((part) => part.type === type)?.value ?? '';
	const plain = text
		.replaceAll(/\s/g, '')
		.replaceAll(toSign('group').trim(), '')
		.replace(toSign('decimal'), '.')
		.replace('−', '-');
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
