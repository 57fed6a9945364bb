import { toHourCycle } from '#i18n/format-forecast.ts';
import { formatUnit as formatBreaking, formatNumber } from '#i18n/format-number.ts';
import { type Locale, toIntlTag } from '#i18n/locales.ts';

/** What a visitor can choose, each for itself: units by their names at Open-Meteo, and the hours of a clock by those of `Intl`. */
export const unitChoices = {
	temperature: ['celsius', 'fahrenheit'],
	wind: ['kmh', 'ms', 'mph', 'kn'],
	rain: ['mm', 'inch'],
	pressure: ['hpa', 'mmhg', 'inhg'],
	clock: ['h23', 'h12'],
} as const;

type Choices = typeof unitChoices;
export type Units = { [Kind in keyof Choices]: Choices[Kind][number] };
type Scale = Units['wind' | 'rain' | 'pressure'];

/**
 * The units that a visitor has chosen, otherwise those that are usual where the visitor lives: temperature, wind, rain
 * and pressure by `unitPreferenceData` of CLDR (usages weather, wind, rainfall and baromtrc in `units.xml`), the clock by
 * `Intl`. Ukraine has m/s, as its Hydrometeorological Centre. People of all countries read English: they are where their
 * browser says.
 * @param languages those of the browser, the preferred one first
 * @param chosen names from `unitChoices`; others are ignored
 */
export function findUnits(
	locale: Locale,
	languages: readonly string[],
	chosen: readonly string[],
): Units {
	const known = languages.filter((tag) => /^[a-z]{2,3}(-\w{2,8})*$/i.test(tag));
	const own = locale === 'en' ? known[0] : known.find((tag) => tag.split('-')[0] === locale);
	const tag = own ?? toIntlTag(locale);
	const { region = '' } = new Intl.Locale(tag).maximize();
	const isIn = (...regions: string[]) => regions.includes(region);
	const pick = <Unit extends string>(units: readonly Unit[], usual: Unit) =>
		units.find((unit) => chosen.includes(unit)) ?? usual;
	const { temperature, wind, rain, pressure, clock } = unitChoices;
	return {
		temperature: pick(
			temperature,
			isIn('BS', 'BZ', 'KY', 'PR', 'PW', 'US') ? 'fahrenheit' : 'celsius',
		),
		wind: pick(
			wind,
			isIn('GB', 'US')
				? 'mph'
				: isIn('CN', 'DK', 'FI', 'JP', 'KR', 'NO', 'PL', 'RU', 'SE', 'UA')
					? 'ms'
					: 'kmh',
		),
		rain: pick(rain, isIn('US') ? 'inch' : 'mm'),
		pressure: pick(pressure, isIn('US') ? 'inhg' : isIn('MX', 'RU') ? 'mmhg' : 'hpa'),
		/** Found when it is read: a format of dates takes a page 15 ms. */
		get clock() {
			return pick(clock, toHourCycle(tag));
		},
	};
}

/** The words of a language for values. */
interface Reader {
	locale: Locale;
	units: Units;
	t: { units: Readonly<Record<Scale, string>> };
}

/** Whole degrees of the scale, halves away from zero; minus zero becomes zero. @example toScaleValue(20, 'fahrenheit') // 68 */
export function toScaleValue(celsius: number, unit: Units['temperature']): number {
	const value = unit === 'celsius' ? celsius : celsius * 1.8 + 32;
	return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** @example formatTemperature('en', 20, units) // '68°F' */
export function formatTemperature(
	locale: Locale,
	celsius: number,
	{ temperature }: Pick<Units, 'temperature'>,
): string {
	// The space before a unit does not break.
	return formatBreaking(locale, toScaleValue(celsius, temperature), temperature).replace(
		' ',
		'\u00a0',
	);
}

/** The same without the scale, for places where it is clear. @example formatDegrees('en', -0.4, units) // '0°' */
export function formatDegrees(
	locale: Locale,
	celsius: number,
	{ temperature }: Pick<Units, 'temperature'>,
): string {
	return `${formatNumber(locale, toScaleValue(celsius, temperature))}°`;
}

/** How many of it are one of the unit that services report, and the decimals that are shown. */
const scales = {
	kmh: [3.6, 0],
	ms: [1, 1],
	mph: [2.236936, 0],
	kn: [1.943844, 0],
	mm: [1, 1],
	inch: [1 / 25.4, 2],
	hpa: [1, 0],
	mmhg: [0.750062, 0],
	inhg: [0.02953, 2],
} as const satisfies Record<Scale, readonly [factor: number, digits: number]>;

/** What is less than the last digit is not nothing. @param value in m/s, mm or hPa @example formatIn('wind', 10, reader) // '22 mph' */
export function formatIn(
	kind: 'wind' | 'rain' | 'pressure',
	value: number,
	{ locale, units, t }: Reader,
): string {
	const unit = units[kind];
	const [factor, digits] = scales[unit];
	const least = 10 ** -digits;
	const isTrace = kind === 'rain' && value > 0 && value * factor < least / 2;
	const shown = formatNumber(locale, isTrace ? least : value * factor, {
		maximumFractionDigits: digits,
		minimumFractionDigits: kind === 'pressure' ? digits : 0,
	});
	return `${isTrace ? '<' : ''}${shown}\u00a0${t.units[unit]}`;
}
