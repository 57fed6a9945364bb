import * as z from 'zod/mini';
import { type Answer, mapAnswer } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import type { Weather } from '#live/weather.ts';

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
const celsius = z.number().check(z.minimum(-100), z.maximum(70));
const percent = z.number().check(z.minimum(0), z.maximum(100));

/** The daily lists are of one length: today and the six days after it. */
const schema = z
	.object({
		current: z.object({
			time,
			temperature_2m: celsius,
			apparent_temperature: celsius,
			relative_humidity_2m: percent,
			pressure_msl: z.number().check(z.minimum(800), z.maximum(1100)),
			weather_code: z.int(),
			wind_speed_10m: z.number().check(z.minimum(0), z.maximum(150)),
			wind_direction_10m: z.number().check(z.minimum(0), z.maximum(360)),
		}),
		daily: z.object({
			time: z.array(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))).check(z.minLength(1)),
			weather_code: z.array(z.int()),
			temperature_2m_min: z.array(celsius),
			temperature_2m_max: z.array(celsius),
			precipitation_probability_max: z.optional(z.array(z.nullable(percent))),
			// Within the polar circles there are days without.
			sunrise: z.array(z.nullable(z.string())),
			sunset: z.array(z.nullable(z.string())),
		}),
	})
	.check(
		z.refine(({ daily }) =>
			[
				daily.weather_code,
				daily.temperature_2m_min,
				daily.temperature_2m_max,
				daily.sunrise,
				daily.sunset,
			].every((list) => list.length === daily.time.length),
		),
	);

const current =
	'temperature_2m,apparent_temperature,relative_humidity_2m,pressure_msl,weather_code,wind_speed_10m,wind_direction_10m';
const daily =
	'weather_code,temperature_2m_min,temperature_2m_max,precipitation_probability_max,sunrise,sunset';
/** The service itself updates every 15 minutes. */
const freshMs = 10 * 60_000;
/** A visitor may look at ten places within a minute; one place needs one request in `freshMs`. */
const perMinute = 10;

/** The weather of a place now and for seven days. */
export async function askOpenMeteo(
	{ latitude, longitude }: Place,
	options?: AskOptions,
): Promise<Answer<Weather>> {
	const place = `latitude=${latitude.toFixed(4)}&longitude=${longitude.toFixed(4)}`;
	const question = {
		service: 'meteo',
		path: `/v1/forecast?${place}&current=${current}&daily=${daily}&wind_speed_unit=ms&timezone=auto&forecast_days=7`,
		schema,
		freshMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), toWeather);
}

function toWeather({ current: now, daily: week }: z.output<typeof schema>): Weather {
	const days = week.time.map((day, index) => ({
		day,
		sky: week.weather_code[index] ?? 0,
		lowest: week.temperature_2m_min[index] ?? 0,
		highest: week.temperature_2m_max[index] ?? 0,
		wet: week.precipitation_probability_max?.[index] ?? undefined,
	}));
	return {
		time: now.time,
		sky: now.weather_code,
		temperature: now.temperature_2m,
		feelsLike: now.apparent_temperature,
		lowest: days[0]?.lowest ?? now.temperature_2m,
		highest: days[0]?.highest ?? now.temperature_2m,
		humidity: now.relative_humidity_2m,
		pressure: now.pressure_msl,
		windSpeed: now.wind_speed_10m,
		windFrom: now.wind_direction_10m,
		sunrise: toClock(week.sunrise[0]),
		sunset: toClock(week.sunset[0]),
		days,
	};
}

/** @example toClock('2026-11-21T07:15') // '07:15' */
function toClock(moment: string | null | undefined): string | undefined {
	return /T(\d\d:\d\d)$/.exec(moment ?? '')?.[1];
}
