import { type BuiltInLocale, isBuiltIn, type Locale, toIntlTag } from './locales.ts';

/** British dates with the British spelling of the texts. */
export function toDateTag(locale: Locale): string {
	return locale === 'en' ? 'en-GB' : toIntlTag(locale);
}

export const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const monthByName = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** English names the month: 10/12/2021 is one day for a reader in Boston and another for one in Bristol. */
const shortDates = {
	en: monthByName,
	uk: digits,
	es: digits,
} as const satisfies Record<BuiltInLocale, Intl.DateTimeFormatOptions>;

/** A month by name is clear in every language. */
export function toShortDate(locale: Locale) {
	return isBuiltIn(locale) ? shortDates[locale] : monthByName;
}
