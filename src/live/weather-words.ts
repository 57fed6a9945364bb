import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Place } from '#live/place.ts';
import { toCityId } from './cities.ts';

/** Its name in the language of the page for the eight cities, otherwise the one it was found by. */
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
