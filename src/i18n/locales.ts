import { type Locale, locales } from '#lib/locale.ts';

export { defaultLocale, type Locale, locales, parseLocale } from '#lib/locale.ts';

/**
 * The languages that the site is published in: those that the author names in site.json. The others have
 * no pages. The build puts the list here; without a build there are all. The call is marked as pure so that
 * scripts which need a tag of this file do not carry it.
 */
export const siteLocales: readonly Locale[] = /* @__PURE__ */ toSiteLocales(
	import.meta.env?.SITE_LOCALES,
);

/** @example toSiteLocales('en,uk') // ['en', 'uk'] */
export function toSiteLocales(list: unknown): readonly Locale[] {
	if (typeof list !== 'string' || list === '') return locales;
	const named = list.split(',');
	return locales.filter((locale) => locale === 'en' || named.includes(locale));
}

/** What each language calls itself, for the language selector. */
export const localeNames = {
	en: 'English',
	uk: 'Українська',
	es: 'Español',
} as const satisfies Record<Locale, string>;

/**
 * BCP 47 tags handed to `Intl`: they decide date order, decimal separator and plural rules. The English texts are
 * British, their dates are not: the clocks of the tools were specified with `en-US`.
 */
export const intlTags = {
	en: 'en-US',
	uk: 'uk-UA',
	es: 'es-ES',
} as const satisfies Record<Locale, string>;

/** Language tags in the form Open Graph wants. */
export const openGraphLocales = {
	en: 'en_US',
	uk: 'uk_UA',
	es: 'es_ES',
} as const satisfies Record<Locale, string>;

/** One static path per published language. English has no prefix, so its parameter is `undefined`. */
export function localePaths() {
	return siteLocales.map((locale) => ({
		params: { locale: toLocaleParam(locale) },
		props: { locale },
	}));
}

export function toLocaleParam(locale: Locale): Exclude<Locale, 'en'> | undefined {
	return locale === 'en' ? undefined : locale;
}
