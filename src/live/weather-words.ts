import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Place } from '#live/place.ts';
import { toCityId } from './cities.ts';

/** The name of one of the eight cities in the language of the page; otherwise the name by which the place was found. */
export function toCityName(place: Place, t: Pick<WeatherMessages, 'cities' | 'here'>): string {
	if (place.id === 0) return t.here;
	const id = toCityId(place);
	return id ? t.cities[id] : place.name;
}

/** Words for a code; the words of a service are its own. */
export function toSkyWords(
	sky: number | string | undefined,
	{ skies }: Pick<WeatherMessages, 'skies'>,
): string {
	const words: Readonly<Record<string, string>> = skies;
	return typeof sky === 'string' ? sky : (words[sky ?? ''] ?? '–');
}
