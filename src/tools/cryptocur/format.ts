import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

/** Cents for a dollar and more, four significant digits for less. @example formatPrice('en', 0.084512) // '$0.08451' */
export function formatPrice(locale: Locale, usd: number): string {
	return formatNumber(locale, usd, {
		style: 'currency',
		currency: 'USD',
		currencyDisplay: 'narrowSymbol',
		...(usd > 0 && usd < 1 ? { minimumSignificantDigits: 4, maximumSignificantDigits: 4 } : {}),
	});
}

/** @example formatChange('en', -1.234) // '−1.23%' */
export function formatChange(locale: Locale, percent: number): string {
	return formatPercent(locale, percent / 100, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
		signDisplay: 'exceptZero',
	});
}

/** Where a change goes, as far as it can be seen. */
export function toTrend(percent: number | undefined): 'up' | 'down' | undefined {
	if (percent === undefined || Math.abs(percent) < 0.005) return undefined;
	return percent > 0 ? 'up' : 'down';
}
