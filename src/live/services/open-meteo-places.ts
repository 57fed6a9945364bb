import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { cleanName, type Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import * as z from '#live/schema.ts';

const placeSchema = z.object({
	id: z.number().check(z.refine(Number.isSafeInteger)),
	name: z.string().check(z.ofLength(1)),
	latitude: z.number().check(z.minimum(-90), z.maximum(90)),
	longitude: z.number().check(z.minimum(-180), z.maximum(180)),
	country_code: z.optional(z.catch(z.string(), '')),
	admin1: z.optional(z.catch(z.string(), '')),
});

/** Without `results` nothing was found; empty fields are left out. A place that cannot be read is null. */
const schema = z.object({
	results: z.optional(z.array(z.catch(z.nullable(placeSchema), null))),
	/** Every answer has it: an object without it does not come from this service. */
	generationtime_ms: z.number(),
});

const dayMs = 86_400_000;
/** Requests per minute of a visitor who types fast and pauses. */
const perMinute = 30;

/** Places of that name, the likeliest first; from two letters on. `country` limits them to one country. */
export async function askPlaces(
	name: string,
	locale: Locale,
	options?: AskOptions,
	country?: string,
): Promise<Answer<Place[]>> {
	const inCountry = country ? `&countryCode=${country}` : '';
	const question = {
		service: 'places',
		path: `/v1/search?name=${encodeURIComponent(name.normalize('NFC'))}&count=8&language=${toLanguage(locale)}&format=json${inCountry}`,
		schema,
		freshMs: dayMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), ({ results = [] }) =>
		results
			.flatMap((found) => (found ? [toPlace(found, locale)] : []))
			.filter(({ name }) => name !== ''),
	);
}

/** The same place with its name in another language. */
export async function askPlace(
	id: number,
	locale: Locale,
	options?: AskOptions,
): Promise<Answer<Place>> {
	const question = {
		service: 'places',
		path: `/v1/get?id=${id}&language=${toLanguage(locale)}&format=json`,
		schema: placeSchema,
		freshMs: dayMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), (found) => toPlace(found, locale));
}

/** The service takes its names from GeoNames; without one in the language it answers in English. @example toLanguage('pt-br') // 'pt' */
function toLanguage(locale: string): string {
	return locale.replace(/-.*/, '');
}

function toPlace(found: z.output<typeof placeSchema>, language: Locale): Place {
	const { id, name, latitude, longitude, country_code: country = '', admin1 = '' } = found;
	return {
		id,
		name: cleanName(name),
		country: /^[A-Z]{2}$/.test(country) ? country : '',
		region: cleanName(admin1) || undefined,
		language,
		latitude,
		longitude,
	};
}
