import { type BuiltInLocale, isBuiltIn, type Locale } from '#i18n/locale.ts';

const ownNames = {
	en: 'English',
	uk: 'Українська',
	es: 'Español',
} as const satisfies Record<BuiltInLocale, string>;

/** What a language calls itself, for the language selector. @example toLocaleName('es') // 'Español' */
export function toLocaleName(locale: Locale): string {
	if (isBuiltIn(locale)) return ownNames[locale];
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
	const [first = '', ...rest] = name;
	return first.toLocaleUpperCase(locale) + rest.join('');
}
