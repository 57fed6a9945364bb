import { formatUnit as formatBreaking, formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

export type Units = 'metric' | 'imperial';

/** Whole degrees of the scale; minus zero becomes zero. @example toScaleValue(20, 'imperial') // 68 */
export function toScaleValue(celsius: number, units: Units): number {
	return Math.round(units === 'metric' ? celsius : celsius * 1.8 + 32) + 0;
}

/** @example formatTemperature('en', 20, 'imperial') // '68°F' */
export function formatTemperature(locale: Locale, celsius: number, units: Units): string {
	const unit = units === 'metric' ? 'celsius' : 'fahrenheit';
	return formatUnit(locale, toScaleValue(celsius, units), unit);
}

/** The same without the scale, for places where it is clear. @example formatDegrees('en', -0.4, 'metric') // '0°' */
export function formatDegrees(locale: Locale, celsius: number, units: Units): string {
	return `${formatNumber(locale, toScaleValue(celsius, units))}°`;
}

/** Rain or melted snow; what is less than the last digit is not nothing. @example formatRain('en', 0.04, 'metric') // '<0.1 mm' */
export function formatRain(locale: Locale, millimetres: number, units: Units): string {
	const [value, unit, maximumFractionDigits] =
		units === 'metric' ? [millimetres, 'millimeter', 1] : [millimetres / 25.4, 'inch', 2];
	const least = 10 ** -maximumFractionDigits;
	const isTrace = value > 0 && value < least / 2;
	const text = formatUnit(locale, isTrace ? least : value, unit, { maximumFractionDigits });
	return isTrace ? `<${text}` : text;
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

/** The space before a unit does not break. */
function formatUnit(...given: Parameters<typeof formatBreaking>): string {
	return formatBreaking(...given).replace(' ', '\u00a0');
}
