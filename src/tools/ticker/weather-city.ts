import * as v from 'valibot';
import { figure, wholeFigure } from '#lib/figures.ts';
import type { Place } from '#lib/place.ts';
import { savedAtom } from '#stores/saved.ts';
import { defaultCity, findCity } from './cities.ts';

const placeSchema = v.object({
	id: wholeFigure,
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
	region: v.optional(v.string()),
	latitude: v.pipe(figure, v.minValue(-90), v.maxValue(90)),
	longitude: v.pipe(figure, v.minValue(-180), v.maxValue(180)),
});

/** A place, or the name of one that has yet to be found: the earlier site saved names. */
export type SavedCity = Place | { name: string };

/**
 * The last city whose weather came. Key `weatherCity`: JSON of a place; the earlier site's plain name,
 * in quotes or not, is read too. What is neither is set aside.
 */
export const $weatherCity = savedAtom<SavedCity>('weatherCity', {
	fallback: defaultCity,
	parse: parseCity,
	print: JSON.stringify,
});

export function parseCity(text: string): SavedCity | undefined {
	const value = parseJson(text);
	if (typeof value !== 'string') {
		const read = v.safeParse(placeSchema, value);
		return read.success ? read.output : undefined;
	}
	const name = value.trim();
	if (name === '' || name.length > 100 || /[{}[\]<>\p{Cc}]/u.test(name)) return undefined;
	return findCity(name) ?? { name };
}

/** Text that is no JSON stands for itself. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
