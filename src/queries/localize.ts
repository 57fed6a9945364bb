import { defaultLocale, type Locale } from '#i18n/locales.ts';

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
	return { text: value, ...(lang && { lang }) };
}

export function toWordList(localized: PerLanguage<string[]>, locale: Locale): WordList {
	const { value, lang } = pick(localized, locale);
	return { lines: value, ...(lang && { lang }) };
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
