import { type BuiltInLocale, builtInLocales } from './messages/languages.ts';

export { type BuiltInLocale, builtInLocales };

/**
 * Stands for the tag of each language that is content, such as "de" (`src/content/i18n/de.json`). The compiler knows
 * none of them, so they are one to it: a table with a line per built-in language has none for them.
 */
type ContentLocale = '<tag>';

/** The tag of a language of this site. */
export type Locale = BuiltInLocale | ContentLocale;

/**
 * The languages of the site in the author's order: those of site.json. The first is the default language, whose
 * addresses have no prefix. The call is marked as pure so that scripts which need a type of this file do not carry it.
 */
export const locales: readonly Locale[] = /* @__PURE__ */ toLocales(
	import.meta.env?.SITE_LOCALES ?? globalThis.siteLanguages?.tags.join(),
);

/** Replaces a missing translation; English does where this language has none either. */
export const defaultLocale: Locale = locales[0] ?? 'en';

/** The built-in languages without an author's choice. @example toLocales('de,en') // ['de', 'en'] */
export function toLocales(list: string | undefined): readonly Locale[] {
	return list ? list.split(',').map((tag) => tag as Locale) : builtInLocales;
}

/** A language of the site. */
export function parseLocale(value: unknown): Locale | undefined {
	return locales.find((locale) => locale === value);
}

export function isBuiltIn(locale: Locale): locale is BuiltInLocale {
	return builtInLocales.some((known) => known === locale);
}

declare global {
	/** What the content contains about languages. Commands and the build put it there before anything else is loaded. */
	var siteLanguages: SiteLanguages | undefined;
}

export interface SiteLanguages {
	tags: readonly string[];
	/** By tag, what `src/content/i18n/<tag>.json` contains. */
	words: Readonly<Record<string, unknown>>;
}
