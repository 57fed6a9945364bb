import { toCoinDigits } from '#i18n/currency.ts';
import { formatMoney, formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

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

/**
 * A sum that was converted, rounded to the smallest coin of its currency, a small one to its first digits, with its code.
 * @example formatSum('en', 1250.504, 'USD') // '1,250.50 USD'
 * @example formatSum('en', 159_314.56, 'JPY') // '159,315 JPY'
 */
export function formatSum(locale: Locale, value: number, code: string): string {
	return formatMoney(locale, toExact(value), code, toRounding(value, code));
}

/** An amount that a visitor wrote, with all its digits. @example formatAmount('en', 1.5, 'JPY') // '1.5 JPY' */
export function formatAmount(locale: Locale, value: number, code: string): string {
	const places = { minimumFractionDigits: toCoinDigits(code), maximumFractionDigits: mostPlaces };
	// 0.001 needs no zero behind it, 1250.5 does: it is a sum of money.
	const digits = value > 0 && value < 0.01 ? { ...places, minimumFractionDigits: 0 } : places;
	return formatMoney(locale, value, code, digits);
}

/** What one unit of a currency is worth in another one, with the digits of an official rate. @example formatPair('en', 44.1381, 'USD', 'UAH') // '1 USD = 44.1381 UAH' */
export function formatPair(locale: Locale, worth: number, from: string, to: string): string {
	return `1\u00a0${from} = ${formatMoney(locale, worth, to, { maximumSignificantDigits: 6 })}`;
}

/** A result to paste elsewhere: all digits that are exact, without groups. @example formatExact('es', 1250.5) // '1250,5' */
export function formatExact(locale: Locale, value: number): string {
	return formatNumber(locale, toExact(value), {
		maximumFractionDigits: mostPlaces,
		useGrouping: false,
	});
}

/** `Intl` in older browsers takes no more. */
const mostPlaces = 20;

/** The arithmetic of scripts is exact to fifteen digits; what comes after them is noise. */
function toExact(value: number): number {
	return Number(value.toPrecision(15));
}

/** From one on, at least three digits; below it four. */
function toRounding(value: number, code: string): Intl.NumberFormatOptions {
	const coins = toCoinDigits(code);
	if (value === 0) return { minimumFractionDigits: coins, maximumFractionDigits: coins };
	const digits = value < 1 ? 4 : 3;
	const needed = digits - 1 - Math.floor(Math.log10(value));
	const most = Math.min(mostPlaces, Math.max(coins, needed));
	return { minimumFractionDigits: Math.min(coins, most), maximumFractionDigits: most };
}
