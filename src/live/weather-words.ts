import { formatAge } from '#i18n/format-age.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Place } from '#live/place.ts';
import { cities, cityIds, toCityId } from './cities.ts';

const hourMs = 3_600_000;
/** Degrees of a great circle, some 20 kilometres. */
const nearby = 0.2;

/** The name of one of the eight cities in the language of the page; otherwise the name by which the place was found. */
export function toCityName(place: Place, t: Pick<WeatherMessages, 'cities' | 'here'>): string {
	if (place.id === 0) return t.here;
	const id = toCityId(place);
	return id ? t.cities[id] : place.name;
}

/**
 * Where the visitor’s own place is: near one of the eight cities, otherwise its coordinates, for no keyless service knows
 * more; and how long ago it was, from an hour on. `now` is in milliseconds since 1970.
 */
export function describeOwnPlace(
	{ latitude, longitude, foundAt = 0 }: Place,
	locale: Locale,
	now: number,
	t: Pick<WeatherMessages, 'cities' | 'near'>,
): string {
	const narrowing = Math.cos((latitude * Math.PI) / 180);
	const near = cityIds.find((id) => {
		const city = cities[id];
		return Math.hypot(city.latitude - latitude, (city.longitude - longitude) * narrowing) < nearby;
	});
	const place = near
		? t.cities[near]
		: [latitude, longitude].map((degrees) => `${formatNumber(locale, degrees)}°`).join(' ');
	const where = fill(t.near, { place });
	const age = now - foundAt;
	return foundAt > 0 && age >= hourMs ? `${where}, ${formatAge(locale, age)}` : where;
}

/** Words for a code; the words of a service are its own. */
export function toSkyWords(
	sky: number | string | undefined,
	{ skies }: Pick<WeatherMessages, 'skies'>,
): string {
	const words: Readonly<Record<string, string>> = skies;
	return typeof sky === 'string' ? sky : (words[sky ?? ''] ?? '–');
}
