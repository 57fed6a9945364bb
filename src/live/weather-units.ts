import { formatNumber, formatUnit } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

export type Units = 'metric' | 'imperial';

/** @example formatTemperature('en', 20, 'imperial') // '68°F' */
export function formatTemperature(locale: Locale, celsius: number, units: Units): string {
	const value = units === 'metric' ? celsius : celsius * 1.8 + 32;
	const unit = units === 'metric' ? 'celsius' : 'fahrenheit';
	// Minus nought is nought.
	return formatUnit(locale, Math.round(value) + 0, unit);
}

/** @example formatSpeed('en', 10, 'imperial') // '22.4 mph' */
export function formatSpeed(locale: Locale, metres: number, units: Units): string {
	const [value, unit] =
		units === 'metric' ? [metres, 'meter-per-second'] : [metres * 2.236936, 'mile-per-hour'];
	return formatUnit(locale, value, unit, { maximumFractionDigits: 1 });
}

/** Hectopascals, or inches of mercury; `names` are the names of the two in the language. */
export function formatPressure(
	locale: Locale,
	hectopascals: number,
	units: Units,
	names: { hpa: string; inch: string },
): string {
	return units === 'metric'
		? `${formatNumber(locale, Math.round(hectopascals))}\u00a0${names.hpa}`
		: `${formatNumber(locale, hectopascals * 0.02953, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0${names.inch}`;
}
