import { type Locale, toIntlTag } from './locales.ts';

const coinDigits = new Map<string, number>();

/** Decimals of the smallest coin of a currency by ISO 4217. @example toCoinDigits('JPY') // 0 */
export function toCoinDigits(currency: string): number {
	const known = coinDigits.get(currency);
	if (known !== undefined) return known;
	const format = new Intl.NumberFormat('en', { style: 'currency', currency });
	const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
	// The converter needs those of a dozen currencies for each key.
	coinDigits.set(currency, digits);
	return digits;
}

/** The shortest symbol of a currency, which others may share. @example toCurrencySymbol('en', 'CAD') // '$' */
export function toCurrencySymbol(locale: Locale, currency: string): string {
	const format = new Intl.NumberFormat(toIntlTag(locale), {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
	});
	return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
