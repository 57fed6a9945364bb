import { setApostrophe } from './apostrophe.ts';
import { type BuiltInLocale, isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/** Countries that `Intl` describes instead of using the name that is usual in the language. */
const ownNames = {
	en: { CD: 'DR Congo', CG: 'Congo', HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao' },
	uk: {
		CD: 'Демократична Республіка Конго',
		CG: 'Конго',
		HK: 'Гонконг',
		MM: 'М’янма',
		MO: 'Макао',
		US: 'США',
	},
	es: { HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao' },
} as const satisfies Record<BuiltInLocale, Readonly<Record<string, string>>>;

/** The name of a country by its code, in the language of the page, or undefined for an unknown code. */
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
