import * as v from 'valibot';
import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { finiteNumber } from '#live/number.ts';
import { cleanName, type Place } from '#live/place.ts';
import { placeFields } from '#live/place-fields.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

const placeSchema = v.object({
	...placeFields,
	name: v.pipe(v.string(), v.minLength(1)),
	country_code: v.fallback(v.string(), ''),
	admin1: v.fallback(v.string(), ''),
});

/** Without `results` nothing was found; empty fields are left out. A place that cannot be read is null. */
const schema = v.object({
	results: v.optional(v.array(v.fallback(v.nullable(placeSchema), null))),
	/** Every answer has it: an object without it does not come from this service. */
	generationtime_ms: finiteNumber,
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

function toPlace(found: v.InferOutput<typeof placeSchema>, language: Locale): Place {
	const { id, name, latitude, longitude, country_code: country, admin1 } = found;
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
