import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoinCurrency } from '#live/coins.ts';

/** Two decimals from 1 on, four significant digits below. @example formatPrice('en', 0.084512) // '$0.08451' */
export function formatPrice(locale: Locale, price: number, currency: CoinCurrency = 'USD'): string {
	return formatNumber(locale, price, {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
		...(price > 0 && price < 1 ? { minimumSignificantDigits: 4, maximumSignificantDigits: 4 } : {}),
	});
}

/** A large sum in three digits with its power in words or letters. @example formatMarketValue('en', 1.812e12, 'USD') // '$1.81T' */
export function formatMarketValue(locale: Locale, value: number, currency: CoinCurrency): string {
	const text = formatNumber(locale, value, {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
		notation: 'compact',
		maximumSignificantDigits: 3,
	});
	// A Spanish “B” is a million millions, and would be read as the English one.
	return text.replace('\u00a0B\u00a0', '\u00a0bill.\u00a0');
}
