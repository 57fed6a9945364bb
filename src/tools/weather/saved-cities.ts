import { savedAtom } from '#browser/saved.ts';
import { parseJson } from '#lib/parse.ts';
import type { Place } from '#live/place.ts';
import { readPlace } from '#live/stored-place.ts';

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
	return (
		places
			// The visitor’s own place moves, so it cannot be kept beside others.
			.filter(({ id }, index) => id !== 0 && places.findIndex((place) => place.id === id) === index)
			.slice(0, mostCities)
	);
}

/** The list with the place at its end, or without it if it was there; the same list where it is full. */
export function toggleCity(cities: readonly Place[], place: Place): readonly Place[] {
	const others = cities.filter(({ id }) => id !== place.id);
	if (others.length < cities.length) return others;
	return others.length < mostCities ? [...others, place] : cities;
}
