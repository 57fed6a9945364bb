import { defaultLocale, type Locale, toDirection } from '#i18n/locales.ts';
import { hasLeftward, markRightward } from '#lib/isolate.ts';

/** A text in the requested language; `lang` is set only if another language replaces it. */
export interface Words {
	text: string;
	lang?: Locale;
}

export interface WordList {
	lines: string[];
	lang?: Locale;
}

/** A translation may be left out of the file; the default language or English is there. */
export type PerLanguage<T> = { readonly [Language in Locale]?: T | undefined };

/** Undefined for a text that the author left out. */
export function toWords<Text extends PerLanguage<string> | undefined>(
	localized: Text,
	locale: Locale,
): Words | (undefined & Text) {
	if (!localized) return localized as undefined & Text;
	const { value, lang } = pick(localized, locale);
	return { text: markDirection(value, lang ?? locale), ...(lang && { lang }) };
}

export function toWordList(localized: PerLanguage<string[]>, locale: Locale): WordList {
	const { value, lang } = pick(localized, locale);
	const lines = value.map((line) => markDirection(line, lang ?? locale));
	return { lines, ...(lang && { lang }) };
}

/** A text from right to left whose first letter is a Latin one begins with a mark: programs take its direction from it. */
function markDirection(text: string, locale: Locale): string {
	if (toDirection(locale) === 'ltr' || !hasLeftward(text)) return text;
	const [letter = ''] = /\p{L}/u.exec(text) ?? [];
	return `${hasLeftward(letter) ? '' : '\u200f'}${markRightward(text)}`;
}

/** What is missing falls back to the default language, and then to English. */
export function listFallbacks(locale: Locale): Locale[] {
	return [...new Set([locale, defaultLocale, 'en' as const])];
}

function pick<T>(localized: PerLanguage<T>, locale: Locale): { value: T; lang?: Locale } {
	for (const language of listFallbacks(locale)) {
		const value = localized[language];
		if (value !== undefined) return { value, ...(language !== locale && { lang: language }) };
	}
	throw new Error(
		`A text is neither in ${defaultLocale} nor in English: ${JSON.stringify(localized)}`,
	);
}
