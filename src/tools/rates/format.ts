import { formatMoney, formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { toDecimals } from './convert.ts';

/** A rate in hryvnias as the bank gives it: two decimals for metals, at least four for currencies. */
export function formatRate(locale: Locale, uah: number, metal = uah >= 1000): string {
	const decimals = metal
		? { maximumFractionDigits: 2, minimumFractionDigits: 2 }
		: { maximumFractionDigits: 7, minimumFractionDigits: 4 };
	return formatNumber(locale, uah, {
		style: 'currency',
		currency: 'UAH',
		currencyDisplay: 'narrowSymbol',
		...decimals,
	});
}

/** A sum that was converted, with its code. @example formatSum('en', 1250.5, 'USD') // '1,250.50 USD' */
export function formatSum(locale: Locale, value: number, code: string): string {
	return formatMoney(locale, value, code, toDecimals(value));
}
