import * as z from 'zod/mini';
import type { Locale } from '#lib/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

/** Without `results` nothing was found; empty fields are left out. */
const schema = z.object({
	results: z.optional(
		z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				latitude: z.number().check(z.minimum(-90), z.maximum(90)),
				longitude: z.number().check(z.minimum(-180), z.maximum(180)),
				country_code: z.optional(z.string()),
				admin1: z.optional(z.string()),
			}),
		),
	),
	/** Every answer has it: an object without it does not come from this service. */
	generationtime_ms: z.number(),
});

/** The service has no Ukrainian names; it finds places by them all the same. */
const languages = { en: 'en', uk: 'en', es: 'es' } as const satisfies Record<Locale, string>;

const dayMs = 86_400_000;
/** Requests per minute of a visitor who types fast and pauses. */
const perMinute = 30;

/** Places of that name, the likeliest first; from two letters on. */
export async function askPlaces(
	name: string,
	locale: Locale,
	options?: AskOptions,
): Promise<Answer<Place[]>> {
	const question = {
		service: 'places',
		path: `/v1/search?name=${encodeURIComponent(name.normalize('NFC'))}&count=8&language=${languages[locale]}&format=json`,
		schema,
		freshMs: dayMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), ({ results = [] }) =>
		results.map(({ id, name: found, country_code = '', admin1, latitude, longitude }) => ({
			id,
			name: found,
			country: /^[A-Z]{2}$/.test(country_code) ? country_code : '',
			region: admin1,
			latitude,
			longitude,
		})),
	);
}
