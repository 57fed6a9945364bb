import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

/** A change in per cent with its sign. @example formatChange('en', -1.234) // '−1.23%' */
export function formatChange(locale: Locale, percent: number): string {
	return formatPercent(locale, percent / 100, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
		signDisplay: 'exceptZero',
	});
}

/** The direction of a change, if it is large enough to be seen in its two decimals. */
export function toTrend(percent: number | undefined): 'up' | 'down' | undefined {
	if (percent === undefined || Math.abs(percent) < 0.005) return undefined;
	return percent > 0 ? 'up' : 'down';
}
