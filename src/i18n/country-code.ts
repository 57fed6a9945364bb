import { letterPairs } from '#lib/language-tag.ts';
import { toCountryName } from './country-name.ts';
import { builtInLocales, type Locale, locales } from './locales.ts';

/** A code of ISO 3166-1: two capital letters, without those that were replaced, such as `UK` for `GB`. */
export function isCountryCode(code: string): boolean {
	return toCountryName('en', code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

/** The code of a country that is called so in English, in a language of the site or of `more`, or by its code in any letters. */
export function findCountryCode(name: string, more: readonly string[] = []): string | undefined {
	const wanted = name.trim().toLowerCase();
	const known = [...locales, ...builtInLocales, ...more];
	return letterPairs
		.map((pair) => pair.toUpperCase())
		.filter(isCountryCode)
		.find((code) =>
			[code, ...known.map((locale) => toCountryName(locale as Locale, code))].some(
				(called) => called?.toLowerCase() === wanted,
			),
		);
}
