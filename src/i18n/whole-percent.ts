import { formatPercent } from './format-number.ts';
import { type BuiltInLocale, isBuiltIn, type Locale } from './locales.ts';

const percentSigns = { en: '%', uk: '\u00a0%', es: '\u00a0%' } as const satisfies Record<
	BuiltInLocale,
	string
>;

/** As `formatPercent`, of whole percents from 0 to 100: without `Intl`, whose first number takes a page long while it starts. */
export function formatWholePercent(locale: Locale, share: number): string {
	return isBuiltIn(locale)
		? `${Math.round(share * 100)}${percentSigns[locale]}`
		: formatPercent(locale, share);
}
