import * as z from 'zod/mini';
import { isTimeZone } from '#i18n/time-zone.ts';
import { toLocalTime } from '#live/local-time.ts';
import { toSky } from '#live/sky.ts';
import type { DayWeather, HourWeather, Weather } from '#live/weather.ts';
import { needed, type Range, ranges, toSun, value } from './weather-values.ts';

const values = (range: Range) => z.catch(z.array(value(range)), []);

const { degrees, percent, pressure, speed, direction, offset, moment } = ranges;
const flag = [0, 1] as const;
const code = [0, 99] as const;
const uv = [0, 30] as const;

/** Lists side by side; all are empty where the service sends none. */
const rows = <Lists extends z.ZodMiniObject>(lists: Lists) =>
	z.catch(lists, () => z.parse(lists, {}));

/** What a response must have to be weather: the time, the temperature and the clocks of the place. */
export const schema = z.object({
	utc_offset_seconds: needed(offset),
	/** Empty if this browser does not know it: databases of zones have their age. */
	timezone: z.catch(z.string().check(z.refine(isTimeZone)), ''),
	current: z.object({
		time: needed(moment),
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
			time: values(moment),
			temperature_2m: values(degrees),
			weather_code: values(code),
			is_day: values(flag),
			precipitation: values([0, 500]),
			precipitation_probability: values(percent),
		}),
	),
	daily: rows(
		z.object({
			time: values(moment),
			weather_code: values(code),
			temperature_2m_min: values(degrees),
			temperature_2m_max: values(degrees),
			precipitation_sum: values([0, 2000]),
			precipitation_probability_max: values(percent),
			uv_index_max: values(uv),
			sunrise: values(moment),
			sunset: values(moment),
		}),
	),
});

export function toWeather(answer: Answer): Weather {
	const { utc_offset_seconds: offset, timezone, current, hourly, daily } = answer;
	return {
		at: current.time * 1000,
		zone: timezone || offset,
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
			if (time === null || temperature == null) return [];
			// Precipitation and its chance are those of the hour before: "preceding hour" in the service's documentation. The
			// code is made from the same row (`Sources/App/Helper/WeatherCode.swift` of open-meteo/open-meteo).
			const next = hourly.time.indexOf(time + 3600);
			return [
				{
					at: time * 1000,
					temperature,
					sky: hourly.weather_code[next] ?? undefined,
					isDay: toFlag(hourly.is_day[index]),
					rain: hourly.precipitation[next] ?? undefined,
					wet: hourly.precipitation_probability[next] ?? undefined,
				},
			];
		}),
		days: daily.time.flatMap((time, index): DayWeather[] => {
			const lowest = daily.temperature_2m_min[index];
			const highest = daily.temperature_2m_max[index];
			if (time === null || lowest == null || highest == null || lowest > highest) return [];
			return [
				{
					// All days of an answer are 24 hours long and begin by its one offset, also beyond a change of the clocks
					// (`getTimerange2` in `Sources/App/Helper/ForecastapiQuery.swift` of open-meteo/open-meteo).
					day: toLocalTime(time * 1000, offset).slice(0, 10),
					lowest,
					highest,
					sky: daily.weather_code[index] ?? undefined,
					rain: daily.precipitation_sum[index] ?? undefined,
					wet: daily.precipitation_probability_max[index] ?? undefined,
					uv: daily.uv_index_max[index] ?? undefined,
					sun: toSun(daily.sunrise[index], daily.sunset[index]),
				},
			];
		}),
	};
}

function toFlag(value: number | null | undefined): boolean | undefined {
	return value == null ? undefined : value === 1;
}

type Answer = z.output<typeof schema>;
