import * as v from 'valibot';
import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { toLocalTime } from '#live/local-time.ts';
import { finiteNumber } from '#live/number.ts';
import type { Place } from '#live/place.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';
import type { Sky } from '#live/sky.ts';
import type { Weather } from '#live/weather.ts';
import { needed, orEmpty, ranges, toSun, value } from './weather-values.ts';

const { degrees, percent, pressure, speed, direction, offset, moment } = ranges;

const schema = v.object({
	weather: v.pipe(
		v.array(
			v.object({
				id: v.fallback(v.nullable(finiteNumber), null),
				description: v.string(),
				/** Ends with `d` by day and `n` by night. */
				icon: v.fallback(v.string(), ''),
			}),
		),
		v.minLength(1),
	),
	main: v.object({
		temp: needed(degrees),
		feels_like: value(degrees),
		temp_min: value(degrees),
		temp_max: value(degrees),
		humidity: value(percent),
		pressure: value(pressure),
	}),
	wind: orEmpty(v.object({ speed: value(speed), deg: value(direction), gust: value(speed) })),
	dt: needed(moment),
	sys: orEmpty(v.object({ sunrise: value(moment), sunset: value(moment) })),
	/** Seconds by which the clocks of the place are ahead of UTC. */
	timezone: needed(offset),
});

/** The hundreds of its codes; of 8xx the last digit counts. */
const pictures: Readonly<Record<number, Sky>> = {
	2: 'storm',
	3: 'rain',
	5: 'rain',
	6: 'snow',
	7: 'fog',
};

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
	return mapAnswer(await ask(question, options), toWeather);
}

function toWeather({
	weather,
	main,
	wind,
	sys,
	dt,
	timezone,
}: v.InferOutput<typeof schema>): Weather {
	const [sky] = weather;
	const { temp_min: lowest, temp_max: highest } = main;
	return {
		at: dt * 1000,
		zone: timezone,
		sky: sky?.description,
		picture: toPicture(sky?.id ?? 0),
		isDay: sky?.icon ? sky.icon.endsWith('d') : undefined,
		temperature: main.temp,
		feelsLike: main.feels_like ?? undefined,
		humidity: main.humidity ?? undefined,
		pressure: main.pressure ?? undefined,
		windSpeed: wind.speed ?? undefined,
		gusts: wind.gust ?? undefined,
		windFrom: wind.deg ?? undefined,
		hours: [],
		days:
			lowest === null || highest === null
				? []
				: [
						{
							day: toLocalTime(dt * 1000, timezone).slice(0, 10),
							sky: sky?.description,
							lowest,
							highest,
							sun: toSun(sys.sunrise, sys.sunset),
						},
					],
	};
}

/** @example toPicture(801) // 'cloudy' */
function toPicture(id: number): Sky | undefined {
	if (id === 800) return 'clear';
	if (id > 800) return id < 803 ? 'cloudy' : 'overcast';
	return pictures[Math.floor(id / 100)];
}
