import { toCoinDigits } from '#i18n/currency.ts';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { type ExactSum, toDecimal } from './convert.ts';

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
 * @param digits significant ones, at least
 * @example formatSum('en', convert(table, '1250.504', 'USD', 'USD'), 'USD') // '1,250.50 USD'
 */
export function formatSum(locale: Locale, sum: ExactSum, code: string, digits?: number): string {
	const coins = toCoinDigits(code);
	const value = Number(toDecimal(sum, mostPlaces));
	// From one on, three digits; below it four.
	const needed = (digits ?? (value < 1 ? 4 : 3)) - 1 - Math.floor(Math.log10(value));
	const most = value === 0 ? coins : Math.min(mostPlaces, Math.max(coins, needed));
	return writeMoney(locale, toDecimal(sum, most), code, Math.min(coins, most));
}

/** An amount that a visitor wrote, with all its digits. @example formatAmount('en', '1.5', 'USD') // '1.50 USD' */
export function formatAmount(locale: Locale, amount: string, code: string): string {
	// 0.001 needs no zero behind it, 1250.5 does: it is a sum of money.
	const isSmall = Number(amount) > 0 && Number(amount) < 0.01;
	return writeMoney(locale, amount, code, isSmall ? 0 : toCoinDigits(code));
}

/** What one unit of a currency is worth in another one, with the digits of an official rate. @example formatPair('en', convert(table, '1', 'USD', 'UAH'), 'USD', 'UAH') // '1 USD = 44.1381 UAH' */
export function formatPair(locale: Locale, worth: ExactSum, from: string, to: string): string {
	return `1\u00a0${from} = ${formatSum(locale, worth, to, 6)}`;
}

/** A result to use elsewhere, as scripts write numbers: exact, or with twenty decimals. */
export function toPlainSum(sum: ExactSum): string {
	return toDecimal(sum, mostPlaces);
}

const mostPlaces = 20;

/** @param least decimals, with zeros where there are fewer */
function writeMoney(locale: Locale, decimal: string, code: string, least: number): string {
	const [whole = '', decimals = ''] = decimal.split('.');
	const padded = decimals.padEnd(least, '0');
	return `${writeFigures(locale, padded ? `${whole}.${padded}` : whole)}\u00a0${code}`;
}
