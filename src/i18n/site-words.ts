import { type Fields, toFields } from '#lib/parse.ts';
import {
	type BuiltInLocale,
	builtInLocales,
	defaultLocale,
	isBuiltIn,
	type Locale,
	locales,
} from './locales.ts';

/** What the files in `src/content/i18n` contain, by language. A browser gets the areas that its scripts use. */
const content: Fields =
	globalThis.siteLanguages?.words ?? toFields(import.meta.env?.SITE_WORDS) ?? {};

/**
 * The words of an area in each language of the site. Words of the content replace those of the code; what a language
 * that is content lacks is taken from the default language, and then from English. `area` is the name
 * of the folder in `messages`.
 */
export function toSiteWords<Words extends object>(
	area: string,
	builtIn: Readonly<Record<BuiltInLocale, Words>>,
): Readonly<Record<Locale, Words>> {
	const toWords = (locale: Locale): Words => {
		const base = isBuiltIn(locale)
			? builtIn[locale]
			: locale === defaultLocale
				? builtIn.en
				: toWords(defaultLocale);
		return replaceWords(base, toFields(content[locale])?.[area]);
	};
	return inEachLanguage(toWords);
}

/** Something for each language of the site, and for those that are built in. */
export function inEachLanguage<Value>(
	make: (locale: Locale) => Value,
): Readonly<Record<Locale, Value>> {
	const all = new Set([...builtInLocales, ...locales]);
	return Object.fromEntries([...all].map((locale) => [locale, make(locale)])) as Record<
		Locale,
		Value
	>;
}

/** Words of which some are replaced: those that are there, of the same kind and not empty. */
function replaceWords<Words extends object>(base: Words, own: unknown): Words {
	const words = toFields(own);
	if (words === undefined) return base;
	if ('one' in base) return words.other ? ({ ...base, ...withoutEmpty(words) } as Words) : base;
	const replaced = Object.entries(base).map(([key, word]) => {
		const its = words[key];
		if (typeof word === 'object') return [key, replaceWords(word, its)];
		return [key, typeof its === 'string' && its !== '' ? its : word];
	});
	return Object.fromEntries(replaced);
}

/** Plural forms that are translated. */
function withoutEmpty(forms: Fields): Fields {
	return Object.fromEntries(Object.entries(forms).filter(([, text]) => text !== ''));
}
