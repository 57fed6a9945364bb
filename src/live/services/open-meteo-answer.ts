import * as z from 'zod/mini';
import { toSky } from '#live/sky.ts';
import type { DayWeather, HourWeather, Weather } from '#live/weather.ts';
import { matches } from '#live/zod-checks.ts';
import { needed, type Range, ranges, value } from './weather-values.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const values = (range: Range) => z.catch(z.array(value(range)), []);
const texts = z.catch(z.array(z.catch(z.string(), '')), []);

const { degrees, percent, pressure, speed, direction, offset } = ranges;
const flag = [0, 1] as const;
const code = [0, 99] as const;
const uv = [0, 30] as const;

/** Lists side by side; all are empty where the service sends none. */
const rows = <Lists extends z.ZodMiniObject>(lists: Lists) =>
	z.catch(lists, () => z.parse(lists, {}));

/** What a response must have to be weather: the time, the temperature and the clocks of the place. */
export const schema = z.object({
	utc_offset_seconds: needed(offset),
	current: z.object({
		time: z.string().check(matches(moment)),
		temperature_2m: needed(degrees),
		apparent_temperature: value(degrees),
		relative_humidity_2m: value(percent),
		is_day: value(flag),
		weather_code: value(code),
		pressure_msl: value(pressure),
		wind_speed_10m: value(speed),
		wind_direction_10m: value(direction),
		wind_gusts_10m: value(speed),
		uv_index: value(uv),
	}),
	hourly: rows(
		z.object({
			time: texts,
			temperature_2m: values(degrees),
			weather_code: values(code),
			is_day: values(flag),
			precipitation: values([0, 500]),
			precipitation_probability: values(percent),
		}),
	),
	daily: rows(
		z.object({
			time: texts,
			weather_code: values(code),
			temperature_2m_min: values(degrees),
			temperature_2m_max: values(degrees),
			precipitation_sum: values([0, 2000]),
			precipitation_probability_max: values(percent),
			uv_index_max: values(uv),
			sunrise: texts,
			sunset: texts,
		}),
	),
});

export function toWeather({ utc_offset_seconds: offset, current, hourly, daily }: Answer): Weather {
	return {
		time: current.time,
		offset,
		sky: current.weather_code ?? undefined,
		picture: toSky(current.weather_code ?? ''),
		isDay: toFlag(current.is_day),
		temperature: current.temperature_2m,
		feelsLike: current.apparent_temperature ?? undefined,
		humidity: current.relative_humidity_2m ?? undefined,
		pressure: current.pressure_msl ?? undefined,
		windSpeed: current.wind_speed_10m ?? undefined,
		gusts: current.wind_gusts_10m ?? undefined,
		windFrom: current.wind_direction_10m ?? undefined,
		uv: current.uv_index ?? undefined,
		hours: hourly.time.flatMap((time, index): HourWeather[] => {
			const temperature = hourly.temperature_2m[index];
			if (!moment.test(time) || temperature == null) return [];
			return [
				{
					time,
					temperature,
					sky: hourly.weather_code[index] ?? undefined,
					isDay: toFlag(hourly.is_day[index]),
					rain: hourly.precipitation[index] ?? undefined,
					wet: hourly.precipitation_probability[index] ?? undefined,
				},
			];
		}),
		days: daily.time.flatMap((time, index): DayWeather[] => {
			const lowest = daily.temperature_2m_min[index];
			const highest = daily.temperature_2m_max[index];
			if (!day.test(time) || lowest == null || highest == null || lowest > highest) return [];
			return [
				{
					day: time,
					lowest,
					highest,
					sky: daily.weather_code[index] ?? undefined,
					rain: daily.precipitation_sum[index] ?? undefined,
					wet: daily.precipitation_probability_max[index] ?? undefined,
					uv: daily.uv_index_max[index] ?? undefined,
					sunrise: toClock(daily.sunrise[index], time),
					sunset: toClock(daily.sunset[index], time),
				},
			];
		}),
	};
}

function toFlag(value: number | null | undefined): boolean | undefined {
	return value == null ? undefined : value === 1;
}

/**
 * The time on the clock. Within the polar circles there are days without: the service then leaves the text out, or
 * writes a moment of another day.
 * @example toClock('2026-11-21T07:15', '2026-11-21') // '07:15'
 */
function toClock(text: string | undefined, onDay: string): string | undefined {
	return text?.startsWith(onDay) && moment.test(text) ? text.slice(11) : undefined;
}

type Answer = z.output<typeof schema>;
