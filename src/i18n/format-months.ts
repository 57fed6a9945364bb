import { type Locale, toIntlTag } from './locales.ts';

/** How long a period was. @example formatMonths('en', 46) // '3 years, 10 months' */
export function formatMonths(locale: Locale, months: number): string {
	const format = new Intl.DurationFormat(toIntlTag(locale), { style: 'long' });
	return format.format({ years: Math.floor(months / 12), months: months % 12 });
}
