import { type Answer, mapAnswer } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import type { Weather } from '#live/weather.ts';
import { schema, toWeather } from './open-meteo-answer.ts';

const current =
	'temperature_2m,apparent_temperature,relative_humidity_2m,is_day,weather_code,pressure_msl,wind_speed_10m,wind_direction_10m,wind_gusts_10m,uv_index';
const hourly = 'temperature_2m,precipitation,precipitation_probability,weather_code,is_day';
const daily =
	'weather_code,temperature_2m_min,temperature_2m_max,precipitation_sum,precipitation_probability_max,uv_index_max,sunrise,sunset';
/** The service itself updates every 15 minutes. */
const freshMs = 10 * 60_000;
/** A visitor may look at ten places within a minute; one place needs one request in `freshMs`. */
const perMinute = 10;

/** The weather of a place now, and hour by hour for seven days: a kept answer is of use for as long. */
export async function askOpenMeteo(
	{ latitude, longitude }: Place,
	options?: AskOptions,
): Promise<Answer<Weather>> {
	const place = `latitude=${latitude.toFixed(4)}&longitude=${longitude.toFixed(4)}`;
	const question = {
		service: 'meteo',
		path: `/v1/forecast?${place}&current=${current}&hourly=${hourly}&daily=${daily}&wind_speed_unit=ms&timezone=auto&timeformat=unixtime&forecast_days=7`,
		schema,
		freshMs,
		perMinute,
	} as const;
	return mapAnswer(await ask(question, options), toWeather);
}
