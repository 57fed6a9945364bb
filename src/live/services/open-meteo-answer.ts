import * as v from 'valibot';
import { isTimeZone } from '#i18n/time-zone.ts';
import { trueNow } from '#live/clock.ts';
import { toLocalTime } from '#live/local-time.ts';
import { toSky } from '#live/sky.ts';
import type { DayWeather, HourWeather, Weather } from '#live/weather.ts';
import { needed, orEmpty, type Range, ranges, toSun, value } from './weather-values.ts';

const values = (range: Range) => v.fallback(v.array(value(range)), []);

const { degrees, percent, pressure, speed, direction, offset, moment } = ranges;
const flag = [0, 1] as const;
const code = [0, 99] as const;
const uv = [0, 30] as const;

const fields = v.object({
	utc_offset_seconds: needed(offset),
	/** Empty if this browser does not know it: databases of zones have their age. */
	timezone: v.fallback(v.pipe(v.string(), v.check(isTimeZone)), ''),
	current: orEmpty(
		v.object({
			time: value(moment),
			temperature_2m: value(degrees),
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
	),
	hourly: orEmpty(
		v.object({
			time: values(moment),
			temperature_2m: values(degrees),
			weather_code: values(code),
			is_day: values(flag),
			precipitation: values([0, 500]),
			precipitation_probability: values(percent),
		}),
	),
	daily: orEmpty(
		v.object({
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

/** What a response must have to be weather: the clocks of the place, and the temperature of now or of an hour. */
export const schema = v.pipe(
	fields,
	v.check((answer) => toMeasurement(answer) !== undefined || listHours(answer).length > 0),
);

/** Where nothing was measured, the forecast of the hour stands in. */
export function toWeather(answer: Answer): Weather {
	const { utc_offset_seconds: offset, timezone, current, daily } = answer;
	const hours = listHours(answer);
	const measured = toMeasurement(answer);
	const now = measured ?? hours.findLast(({ at }) => at <= trueNow()) ?? hours[0];
	if (!now) throw new Error('The schema of the answer asks for a temperature.');
	const { at, sky, isDay, temperature } = now;
	return {
		...{ at, sky, isDay, temperature, isForecast: measured === undefined || undefined },
		zone: timezone || offset,
		picture: toSky(sky ?? ''),
		feelsLike: current.apparent_temperature ?? undefined,
		humidity: current.relative_humidity_2m ?? undefined,
		pressure: current.pressure_msl ?? undefined,
		windSpeed: current.wind_speed_10m ?? undefined,
		gusts: current.wind_gusts_10m ?? undefined,
		windFrom: current.wind_direction_10m ?? undefined,
		uv: current.uv_index ?? undefined,
		hours,
		days: daily.time.flatMap((time, index): DayWeather[] => {
			const lowest = daily.temperature_2m_min[index];
			const highest = daily.temperature_2m_max[index];
			const isRepeat = daily.time.indexOf(time) < index;
			if (time === null || isRepeat || lowest == null || highest == null || lowest > highest)
				return [];
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

function toMeasurement({ current }: Answer): HourWeather | undefined {
	const { time, temperature_2m: temperature, weather_code: sky, is_day: day } = current;
	if (time === null || temperature === null) return undefined;
	return { at: time * 1000, temperature, sky: sky ?? undefined, isDay: toFlag(day) };
}

function listHours({ hourly }: Answer): HourWeather[] {
	return hourly.time.flatMap((time, index) => {
		const temperature = hourly.temperature_2m[index];
		if (time === null || temperature == null || hourly.time.indexOf(time) < index) return [];
		// Precipitation and its chance are those of the hour before: "preceding hour" in the service's documentation. The
		// code is made from the same row (`Sources/App/Helper/WeatherCode.swift` of open-meteo/open-meteo).
		const next = hourly.time.indexOf(time + 3600);
		return {
			at: time * 1000,
			temperature,
			sky: hourly.weather_code[next] ?? undefined,
			isDay: toFlag(hourly.is_day[index]),
			rain: hourly.precipitation[next] ?? undefined,
			wet: hourly.precipitation_probability[next] ?? undefined,
		};
	});
}

function toFlag(value: number | null | undefined): boolean | undefined {
	return value == null ? undefined : value === 1;
}

type Answer = v.InferOutput<typeof fields>;
