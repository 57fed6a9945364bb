import {
	type BuiltInLocale,
	defaultLocale,
	isBuiltIn,
	type Locale,
	locales,
} from '#i18n/locale.ts';

export {
	type BuiltInLocale,
	builtInLocales,
	defaultLocale,
	isBuiltIn,
	type Locale,
	locales,
	parseLocale,
} from '#i18n/locale.ts';

/** The language of examples and advice: a built-in one, or English. */
export function toBuiltIn(locale: Locale): BuiltInLocale {
	return isBuiltIn(locale) ? locale : 'en';
}

const intlTags = {
	en: 'en-US',
	uk: 'uk-UA',
	es: 'es-ES',
} as const satisfies Record<BuiltInLocale, string>;

/**
 * BCP 47 tag handed to `Intl`: it decides date order, decimal separator and plural rules. The English texts are
 * British, their dates are not: the clocks of the tools were specified with `en-US`. A language that is content has
 * the digits 0 to 9, which every field of the site reads. Portuguese without a region is European, as its words are;
 * for CLDR it is Brazilian.
 * @example toIntlTag('es') // 'es-ES'
 */
export function toIntlTag(locale: Locale): string {
	if (isBuiltIn(locale)) return intlTags[locale];
	return `${locale.replace(/^pt$/, 'pt-PT')}-u-nu-latn`;
}

/**
 * What may be saved as a visitor's language: its tag, and the code of its country, which an earlier version of this
 * site saved.
 * @example toSavedNames('es') // ['es']
 */
export function toSavedNames(locale: Locale): string[] {
	const { region = '' } = new Intl.Locale(toIntlTag(locale)).maximize();
	return [...new Set(isBuiltIn(locale) ? [locale, region.toLowerCase()] : [locale])];
}

/** Language tag in the form Open Graph wants. @example toOpenGraphLocale('es') // 'es_ES' */
export function toOpenGraphLocale(locale: Locale): string {
	const { language, region } = new Intl.Locale(toIntlTag(locale)).maximize();
	return `${language}_${region}`;
}

/** Scripts that are written from right to left. */
const leftward = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/** The direction of writing. @example toDirection('en') // 'ltr' */
export function toDirection(locale: string): 'ltr' | 'rtl' {
	return leftward.includes(toScript(locale)) ? 'rtl' : 'ltr';
}

/** ISO 15924 code of the letters a language is usually written in. @example toScript('es') // 'Latn' */
export function toScript(locale: string): string {
	return new Intl.Locale(locale).maximize().script ?? 'Latn';
}

/** One static path per language. The default language has no prefix, so its parameter is `undefined`. */
export function localePaths() {
	return locales.map((locale) => ({
		params: { locale: toLocaleParam(locale) },
		props: { locale },
	}));
}

export function toLocaleParam(locale: Locale): Locale | undefined {
	return locale === defaultLocale ? undefined : locale;
}
