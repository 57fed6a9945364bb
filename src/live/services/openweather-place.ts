import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { cleanName, type Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import * as z from '#live/schema.ts';

/** Its numbers of places are those of GeoNames. */
const schema = z.object({
	id: z.number().check(z.refine(Number.isSafeInteger)),
	name: z.string().check(z.refine((name) => cleanName(name) !== '')),
	coord: z.object({
		lat: z.number().check(z.minimum(-90), z.maximum(90)),
		lon: z.number().check(z.minimum(-180), z.maximum(180)),
	}),
	sys: z.object({ country: z.catch(z.string(), '') }),
});

/** The place that the service itself takes for that name; the weather of its answer is left out. */
export async function askOpenWeatherPlace(
	name: string,
	locale: Locale,
	key: string,
	options?: AskOptions,
): Promise<Answer<Place[]>> {
	const question = {
		service: 'openweather',
		path: `/data/2.5/weather?q=${encodeURIComponent(name)}&units=metric&lang=${locale}&appid=${key}`,
		schema,
		freshMs: 86_400_000,
		perMinute: 10,
	} as const;
	return mapAnswer(await ask(question, options), ({ id, name, coord, sys }) => [
		{
			id,
			name: cleanName(name),
			country: /^[A-Z]{2}$/.test(sys.country) ? sys.country : '',
			language: locale,
			latitude: coord.lat,
			longitude: coord.lon,
		},
	]);
}
