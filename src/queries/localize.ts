import type { Locale } from '#i18n/locales.ts';

/** A text in the requested language; `lang` is set only if English replaces it. */
export interface Words {
	text: string;
	lang?: 'en';
}

export interface WordList {
	lines: string[];
	lang?: 'en';
}

/** `undefined` is allowed because a translation may be left out of the file. */
type PerLanguage<T> = { en: T } & { [Language in Exclude<Locale, 'en'>]?: T | undefined };

export function toWords(localized: PerLanguage<string>, locale: Locale): Words {
	const text = localized[locale];
	return text === undefined ? { text: localized.en, lang: 'en' } : { text };
}

export function toWordList(localized: PerLanguage<string[]>, locale: Locale): WordList {
	const lines = localized[locale];
	return lines === undefined ? { lines: localized.en, lang: 'en' } : { lines };
}
