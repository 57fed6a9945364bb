import { intlTags, type Locale } from './locales.ts';

/** Decimals of the smallest coin of a currency by ISO 4217. @example toCoinDigits('JPY') // 0 */
export function toCoinDigits(currency: string): number {
	const format = new Intl.NumberFormat('en', { style: 'currency', currency });
	return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The shortest symbol of a currency, which others may share. @example toCurrencySymbol('en', 'CAD') // '$' */
export function toCurrencySymbol(locale: Locale, currency: string): string {
	const format = new Intl.NumberFormat(intlTags[locale], {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
	});
	return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
