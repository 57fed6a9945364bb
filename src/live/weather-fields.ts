import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { toCityId } from './cities.ts';
import { formatPressure, formatSpeed, formatTemperature, type Units } from './weather-units.ts';
import { toCompassPoint } from './wind.ts';

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
	'fields' | 'cities' | 'skies' | 'points' | 'units' | 'unknownCountry'
>;

interface Shown {
	locale: Locale;
	place: Place;
	units: Units;
	/** Names of countries by code, for those that are known at build time. */
	country: string | undefined;
	t: FieldWords;
}

/** The thirteen values of a weather report as text; a dash for an unknown one. */
export function describeWeather(
	weather: Weather | undefined,
	{ locale, place, units, country, t }: Shown,
): { key: WeatherField; label: string; value: string }[] {
	const degrees = (celsius: number | undefined) =>
		celsius === undefined ? '–' : formatTemperature(locale, celsius, units);
	const values: Record<WeatherField, string> = {
		city: toCityName(place, t),
		country: country ?? t.unknownCountry,
		sky: weather ? toSkyWords(weather.sky, t) : '–',
		temperature: degrees(weather?.temperature),
		feelsLike: degrees(weather?.feelsLike),
		lowest: degrees(weather?.lowest),
		highest: degrees(weather?.highest),
		humidity: weather ? formatPercent(locale, weather.humidity / 100) : '–',
		pressure: weather ? formatPressure(locale, weather.pressure, units, t.units) : '–',
		windSpeed: weather ? formatSpeed(locale, weather.windSpeed, units) : '–',
		windFrom: weather
			? `${t.points[toCompassPoint(weather.windFrom)]}, ${formatNumber(locale, Math.round(weather.windFrom))}°`
			: '–',
		sunrise: weather?.sunrise ?? '–',
		sunset: weather?.sunset ?? '–',
	};
	return weatherFields.map((key) => ({ key, label: t.fields[key], value: values[key] }));
}

/** Its name in the language of the page for the eight cities, otherwise the one it was found by. */
function toCityName(place: Place, { cities }: Pick<FieldWords, 'cities'>): string {
	const id = toCityId(place);
	return id ? cities[id] : place.name;
}

/** Words for a code; the words of a service are its own. */
export function toSkyWords(sky: number | string, { skies }: Pick<FieldWords, 'skies'>): string {
	const words: Readonly<Record<string, string>> = skies;
	return typeof sky === 'string' ? sky : (words[sky] ?? '–');
}
