import { cleanName, type Place } from '#live/place.ts';
import * as z from '#live/schema.ts';

/** A place as this browser stores it. */
const placeSchema = z.object({
	id: z.number().check(z.refine(Number.isSafeInteger)),
	name: z.string().check(z.ofLength(1, 200)),
	country: z.string().check(z.matches(/^([A-Z]{2})?$/)),
	region: z.optional(z.string().check(z.ofLength(0, 200))),
	language: z.optional(z.string().check(z.ofLength(0, 8))),
	latitude: z.number().check(z.minimum(-90), z.maximum(90)),
	longitude: z.number().check(z.minimum(-180), z.maximum(180)),
	foundAt: z.optional(z.number()),
});

/** A stored place, or undefined for anything else. */
export function readPlace(value: unknown): Place | undefined {
	const place = placeSchema.safeParse(value).data;
	const name = place && cleanName(place.name);
	return place && name ? { ...place, name } : undefined;
}
