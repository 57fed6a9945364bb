import { setApostrophe } from './apostrophe.ts';
import ownNames from './country-names.json' with { type: 'json' };
import { isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/**
 * The name of a country by its code, in the language of the page, or undefined for an unknown code. `country-names.json`
 * has those that `Intl` describes instead of using the name that is usual in the language.
 */
export function toCountryName(locale: Locale, code: string): string | undefined {
	if (!/^[A-Z]{2}$/.test(code)) return undefined;
	const own: Readonly<Record<string, string>> = isBuiltIn(locale) ? ownNames[locale] : {};
	const name = own[code] ?? toNames(locale).of(code);
	return name === undefined || name === code ? undefined : setApostrophe(name);
}

const names = new Map<Locale, Intl.DisplayNames>();

/** Making it loads the names of all countries. */
function toNames(locale: Locale): Intl.DisplayNames {
	const known = names.get(locale) ?? new Intl.DisplayNames(toIntlTag(locale), { type: 'region' });
	names.set(locale, known);
	return known;
}
