import * as v from 'valibot';
import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { cleanName, type Place } from '#live/place.ts';
import { placeFields } from '#live/place-fields.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

/** Its numbers of places are those of GeoNames. */
const schema = v.object({
	id: placeFields.id,
	name: v.pipe(
		v.string(),
		v.check((name) => cleanName(name) !== ''),
	),
	coord: v.object({ lat: placeFields.latitude, lon: placeFields.longitude }),
	sys: v.object({ country: v.fallback(v.string(), '') }),
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
