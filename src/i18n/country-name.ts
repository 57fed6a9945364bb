import { intlTags, type Locale } from './locales.ts';

/** The name of a country by its code, in the language of the page, or undefined for an unknown code. */
export function toCountryName(locale: Locale, code: string): string | undefined {
	if (!/^[A-Z]{2}$/.test(code)) return undefined;
	const name = new Intl.DisplayNames(intlTags[locale], { type: 'region' }).of(code);
	return name === code ? undefined : name;
}
