import { formatClock } from '#i18n/format-forecast.ts';
import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { trueNow } from './clock.ts';
import { findDaylight, findToday } from './forecast.ts';
import { formatIn, formatTemperature, type Units } from './weather-units.ts';
import { describeOwnPlace, toCityName, toSkyWords } from './weather-words.ts';
import { calmBelow, toCompassPoint } from './wind.ts';

export const weatherFields = [
	'city',
	'country',
	'sky',
	'temperature',
	'feelsLike',
	'lowest',
	'highest',
	'humidity',
	'pressure',
	'windSpeed',
	'windFrom',
	'sunrise',
	'sunset',
] as const;

export type WeatherField = (typeof weatherFields)[number];

/** The words that the fields are made of. */
export type FieldWords = Pick<
	WeatherMessages,
	| 'fields'
	| 'cities'
	| 'skies'
	| 'points'
	| 'units'
	| 'unknownCountry'
	| 'calm'
	| 'polar'
	| 'here'
	| 'near'
>;

interface Shown {
	locale: Locale;
	place: Place;
	units: Units;
	/** Names of countries by code, for those that are known at build time. */
	country: string | undefined;
	/** Milliseconds since 1970: the day whose range and daylight are shown. */
	now?: number | undefined;
	t: FieldWords;
}

/** The thirteen values of a weather report as text; a dash for an unknown one. */
export function describeWeather(
	weather: Weather | undefined,
	shown: Shown,
): { key: WeatherField; label: string; value: string }[] {
	const { locale, place, units, country, now = trueNow(), t } = shown;
	const today = weather && findToday(weather, now);
	const sun = weather && findDaylight(weather, now);
	const degrees = (celsius: number | undefined) =>
		celsius === undefined ? '–' : formatTemperature(locale, celsius, units);
	const daylight = (key: 'sunrise' | 'sunset') =>
		typeof sun === 'string' ? t.polar[sun] : sun ? formatClock(locale, sun[key], units.clock) : '–';
	const values: Record<WeatherField, string> = {
		city:
			place.id === 0
				? `${t.here}, ${describeOwnPlace(place, locale, now, t)}`
				: toCityName(place, t),
		country: country ?? t.unknownCountry,
		sky: toSkyWords(weather?.sky, t),
		temperature: degrees(weather?.temperature),
		feelsLike: degrees(weather?.feelsLike),
		lowest: degrees(today?.lowest),
		highest: degrees(today?.highest),
		humidity: weather?.humidity === undefined ? '–' : formatPercent(locale, weather.humidity / 100),
		pressure: weather?.pressure === undefined ? '–' : formatIn('pressure', weather.pressure, shown),
		windSpeed: weather?.windSpeed === undefined ? '–' : formatIn('wind', weather.windSpeed, shown),
		windFrom: toWindWords(locale, weather, t),
		sunrise: daylight('sunrise'),
		sunset: daylight('sunset'),
	};
	return weatherFields.map((key) => ({ key, label: t.fields[key], value: values[key] }));
}

/** Where the wind comes from; calm air comes from nowhere. */
function toWindWords(locale: Locale, weather: Weather | undefined, t: FieldWords): string {
	if ((weather?.windSpeed ?? 1) < calmBelow) return t.calm;
	if (weather?.windFrom === undefined) return '–';
	return `${t.points[toCompassPoint(weather.windFrom)]}, ${formatNumber(locale, Math.round(weather.windFrom))}°`;
}
