import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Reason } from '#live/answer.ts';
import { toCityId } from '#live/cities.ts';
import { findCity } from '#live/find-city.ts';
import type { Place } from '#live/place.ts';
import { askPlace, askPlaces } from '#live/services/open-meteo-places.ts';
import { settings } from '#live/settings.ts';
import type { WantedCity } from './city-address.ts';
import { pickWanted } from './pick-wanted.ts';
import { shortestName } from './typing.ts';

const longestName = 100;

export type Found = { place: Place } | { problem: Reason };

/** The place with a name, or `not-found`. With a key OpenWeather looks it up where Open-Meteo does not answer. */
export async function findPlace(
	wanted: string | WantedCity,
	locale: Locale,
	signal?: AbortSignal,
): Promise<Found> {
	const city = typeof wanted === 'string' ? { name: wanted } : wanted;
	const known = findCity(city.name);
	if (known && [undefined, known.country].includes(city.country)) return { place: known };
	const text = toQuery(city.name);
	if (text === undefined) return { problem: 'not-found' };
	const key = settings.keys.openweather;
	let answer = await askPlaces(text, locale, { signal }, city.country);
	if (!answer.ok && key) {
		const { askOpenWeatherPlace } = await loadModule(
			() => import('#live/services/openweather-place.ts'),
		);
		const name = [text, city.country].filter(Boolean).join(',');
		answer = await askOpenWeatherPlace(name, locale, key, { signal });
	}
	if (!answer.ok) return { problem: answer.reason };
	const place = pickWanted(answer.data, city);
	return place ? { place } : { problem: 'not-found' };
}

/** Places whose name begins so. None where the service does not answer: the visitor may type on. */
export async function suggestPlaces(
	name: string,
	locale: Locale,
	signal: AbortSignal,
): Promise<Place[]> {
	const text = toQuery(name);
	if (text === undefined) return [];
	const answer = await askPlaces(text, locale, { signal });
	return answer.ok ? answer.data : (answer.last?.data ?? []);
}

/** The same place with the names of a language; as it was where the service does not answer. */
export async function translatePlace(
	place: Place,
	locale: Locale,
	signal: AbortSignal,
): Promise<Place> {
	const known = place.id === 0 || place.language === locale || toCityId(place) !== undefined;
	if (known) return place;
	const answer = await askPlace(place.id, locale, { signal });
	if (!answer.ok || answer.data.name === '') return place;
	const { name, region } = answer.data;
	return { ...place, name, region, language: locale };
}

function toQuery(name: string): string | undefined {
	const text = name
		.slice(0, 10 * longestName)
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
		.trim();
	return text.length < shortestName || text.length > longestName ? undefined : text;
}
