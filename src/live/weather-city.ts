import * as z from 'zod/mini';
import { savedAtom } from '#browser/saved.ts';
import { fromEarlierCity } from '#earlier-site/city.ts';
import { parseJson } from '#lib/parse.ts';
import { cleanName, type Place } from '#live/place.ts';
import { matches, ofLength } from '#live/zod-checks.ts';
import { defaultCity } from './cities.ts';
import { findCity } from './find-city.ts';

/** A place as this browser stores it. */
const placeSchema = z.object({
	id: z.number().check(z.refine(Number.isSafeInteger)),
	name: z.string().check(ofLength(1, 200)),
	country: z.string().check(matches(/^([A-Z]{2})?$/)),
	region: z.optional(z.string().check(ofLength(0, 200))),
	language: z.optional(z.string().check(ofLength(0, 8))),
	latitude: z.number().check(z.minimum(-90), z.maximum(90)),
	longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

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

/** A stored place, or undefined for anything else. */
export function readPlace(value: unknown): Place | undefined {
	const place = placeSchema.safeParse(value).data;
	const name = place && cleanName(place.name);
	return place && name ? { ...place, name } : undefined;
}
