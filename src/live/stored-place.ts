import * as v from 'valibot';
import { finiteNumber } from '#live/number.ts';
import { cleanName, type Place } from '#live/place.ts';
import { placeFields } from './place-fields.ts';

/** A place as this browser stores it. */
const placeSchema = v.object({
	...placeFields,
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
	region: v.optional(v.pipe(v.string(), v.maxLength(200))),
	language: v.optional(v.pipe(v.string(), v.maxLength(8))),
	foundAt: v.optional(finiteNumber),
});

/** A stored place, or undefined for anything else. */
export function readPlace(value: unknown): Place | undefined {
	const { success, output } = v.safeParse(placeSchema, value);
	const name = success && cleanName(output.name);
	return name ? { ...output, name } : undefined;
}
