import * as z from 'zod/mini';
import type { Locale } from '#lib/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import type { Weather } from '#live/weather.ts';

const schema = z.object({
	weather: z.array(z.object({ description: z.string() })).check(z.minLength(1)),
	main: z.object({
		temp: z.number(),
		feels_like: z.number(),
		temp_min: z.number(),
		temp_max: z.number(),
		humidity: z.number(),
		pressure: z.number(),
	}),
	wind: z.object({ speed: z.number(), deg: z.number() }),
	/** Unix time in seconds. */
	dt: z.number(),
	sys: z.object({ sunrise: z.number(), sunset: z.number() }),
	/** Seconds that the clocks of the place are ahead of UTC. */
	timezone: z.number(),
});

const freshMs = 10 * 60_000;
const perMinute = 10;

/** The weather now; this key has no forecast. Requested by coordinates, because names are ambiguous. */
export async function askOpenWeather(
	{ latitude, longitude }: Place,
	locale: Locale,
	key: string,
	options?: AskOptions,
): Promise<Answer<Weather>> {
	const place = `lat=${latitude.toFixed(4)}&lon=${longitude.toFixed(4)}`;
	const question = {
		service: 'openweather',
		path: `/data/2.5/weather?${place}&units=metric&lang=${locale}&appid=${key}`,
		schema,
		freshMs,
		perMinute,
		toReason: (status: number) => (status === 403 ? ('refused-key' as const) : undefined),
	} as const;
	return mapAnswer(await ask(question, options), ({ main, ...answer }) => {
		const toLocal = (seconds: number) =>
			new Date((seconds + answer.timezone) * 1000).toISOString().slice(0, 16);
		return {
			time: toLocal(answer.dt),
			sky: answer.weather[0]?.description ?? '',
			temperature: main.temp,
			feelsLike: main.feels_like,
			lowest: main.temp_min,
			highest: main.temp_max,
			humidity: main.humidity,
			pressure: main.pressure,
			windSpeed: answer.wind.speed,
			windFrom: answer.wind.deg,
			sunrise: toLocal(answer.sys.sunrise).slice(11),
			sunset: toLocal(answer.sys.sunset).slice(11),
			days: [],
		};
	});
}
