import { savedAtom } from '#browser/saved.ts';
import { parseJson } from '#lib/parse.ts';
import type { Place } from '#live/place.ts';
import { readPlace } from '#live/weather-city.ts';

/** One request shows the temperatures of all. */
export const mostCities = 6;

/** The cities that a visitor keeps side by side. Key `weatherCities`: JSON, a list of places. */
export const $savedCities = savedAtom<readonly Place[]>('weatherCities', {
	fallback: [],
	parse: parseCities,
	print: JSON.stringify,
});

/** What cannot be read is left out, the rest stays. Undefined for a text that is no list. */
export function parseCities(text: string): Place[] | undefined {
	const list = parseJson(text);
	if (!Array.isArray(list)) return undefined;
	const places = list.slice(0, 100).flatMap((entry) => readPlace(entry) ?? []);
	return places
		.filter(({ id }, index) => places.findIndex((place) => place.id === id) === index)
		.slice(0, mostCities);
}

/** The list with the place at its end; the same list where it is full or has the place. */
export function addCity(cities: readonly Place[], place: Place): readonly Place[] {
	const known = cities.some(({ id }) => id === place.id);
	return known || cities.length >= mostCities ? cities : [...cities, place];
}

export function removeCity(cities: readonly Place[], { id }: Place): readonly Place[] {
	return cities.filter((place) => place.id !== id);
}
