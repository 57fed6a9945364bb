import { savedAtom } from '#browser/saved.ts';
import { fromEarlierCity } from '#earlier-site/city.ts';
import { parseJson } from '#lib/parse.ts';
import type { Place } from '#live/place.ts';
import { defaultCity } from './cities.ts';
import { findCity } from './find-city.ts';
import { readPlace } from './stored-place.ts';

/** A place, or the name of one that has yet to be found. */
export type SavedCity = Place | { name: string };

/** The last city whose weather came. Key `weatherCity`: JSON of a place, or its name alone. */
export const $weatherCity = savedAtom<SavedCity>('weatherCity', {
	fallback: defaultCity,
	earlier: fromEarlierCity,
	parse: parseCity,
	print: JSON.stringify,
});

export function parseCity(text: string): SavedCity | undefined {
	const value = parseJson(text);
	if (typeof value !== 'string') return readPlace(value);
	const name = value.trim();
	if (name === '' || name.length > 100 || /[{}[\]<>\p{Cc}]/u.test(name)) return undefined;
	return findCity(name) ?? { name };
}
