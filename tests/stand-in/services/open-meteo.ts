import zones from '../answers/zones.json' with { type: 'json' };
import { json, type StandInService } from '../service.ts';
import { findSun } from '../sun.ts';

/** One for each day. */
const codes = [2, 61, 3, 0, 80, 71, 45];
/** Millimetres by the hour of a rainy day; the first day has the evening of it. */
const showers: Readonly<Record<number, number>> = {
	5: 0.1,
	6: 0.4,
	7: 0.9,
	8: 1.4,
	9: 1.1,
	10: 0.6,
	11: 0.2,
	19: 0.3,
	20: 0.5,
	21: 0.7,
	22: 0.4,
	23: 0.1,
};

/**
 * Invented weather, the same for the same place, with times by the rules of the service for `timeformat=unixtime`:
 * `getTimerange2` in `Sources/App/Helper/ForecastapiQuery.swift` and `calculateSunRiseSet` in
 * `Sources/App/Helper/Solar/SunRiseSet.swift` of open-meteo/open-meteo.
 */
export const service: StandInService = {
	name: 'meteo',
	hosts: ['api.open-meteo.com'],
	answer: ({ pathname, searchParams }, now) => {
		if (pathname !== '/v1/forecast') return undefined;
		const [latitudes, longitudes] = (['latitude', 'longitude'] as const).map((key) =>
			(searchParams.get(key) ?? '').split(',').map(Number),
		);
		const answers = latitudes?.map((latitude, index) =>
			toAnswer(latitude, longitudes?.[index] ?? 0, now),
		);
		// One place is an object, several are a list.
		return json(answers?.length === 1 ? answers[0] : answers);
	},
};

function toAnswer(latitude: number, longitude: number, now: Date) {
	const seconds = Math.floor(now.getTime() / 1000);
	const timezone = findZone(latitude, longitude);
	// The one of now, for all of the answer.
	const offset = readOffset(timezone, now);
	// To the hour: data are read and days begin by it, and are shifted by the rest of it afterwards.
	const hoursAhead = Math.trunc(offset / 3600) * 3600;
	const first = Math.floor((seconds + hoursAhead) / 86_400) * 86_400;
	const days = codes.map((_, index) => first + index * 86_400 - offset);
	const warmth = Math.round(30 - Math.abs(latitude) * 0.5);
	const isDay = (at: number) => {
		const solar = at + Math.trunc((longitude / 15) * 3600);
		const sun = findSun(Math.floor(solar / 86_400) * 86_400, latitude, longitude);
		return Number(typeof sun === 'string' ? sun === 'up' : at > sun.rise && at < sun.set);
	};
	const hours = days.flatMap((day, index) =>
		Array.from({ length: 24 }, (_, hour) => {
			const wave = Math.cos(((hour - 14) / 24) * 2 * Math.PI);
			const wet = index === 1 || (index === 0 && hour > 12);
			const rain = wet ? (showers[hour] ?? 0) : 0;
			const time = day + hour * 3600;
			return {
				time,
				temperature: Number((warmth - 0.5 - (index % 3) * 0.2 + 3.6 * wave).toFixed(1)),
				code: rain > 0 ? 61 : (codes[index] ?? 0) > 50 ? 3 : (codes[index] ?? 0),
				isDay: isDay(time),
				rain,
				chance: rain > 0 ? 70 : 5,
			};
		}),
	);
	// Where clocks are far from the sun, its noon of a day is on another date.
	const solarDay = Math.floor(((12 - longitude / 15) * 3600 + offset) / 86_400) * 86_400;
	const suns = days.map((day) => {
		const sun = findSun(day + offset - solarDay, latitude, longitude);
		return typeof sun === 'string' ? { rise: day, set: day + (sun === 'up' ? 86_400 : 0) } : sun;
	});
	return {
		latitude,
		longitude,
		utc_offset_seconds: offset,
		timezone,
		current: {
			time: seconds - (seconds % 900),
			temperature_2m: warmth + 0.4,
			apparent_temperature: warmth - 2.6,
			relative_humidity_2m: 71,
			pressure_msl: 1014.3,
			weather_code: 2,
			wind_speed_10m: 4.3,
			wind_direction_10m: 48,
			wind_gusts_10m: 9.2,
			is_day: isDay(seconds),
			uv_index: 1.3,
		},
		hourly: {
			time: hours.map(({ time }) => time),
			temperature_2m: hours.map(({ temperature }) => temperature),
			weather_code: hours.map(({ code }) => code),
			is_day: hours.map(({ isDay }) => isDay),
			precipitation: hours.map(({ rain }) => rain),
			precipitation_probability: hours.map(({ chance }) => chance),
		},
		daily: {
			time: days,
			weather_code: codes,
			temperature_2m_min: days.map((_, index) => warmth - 4.2 - (index % 3)),
			temperature_2m_max: days.map((_, index) => warmth + 3.1 + (index % 3)),
			precipitation_sum: days.map((_, index) => [2, 6.7][index] ?? 0),
			precipitation_probability_max: codes.map((code, index) =>
				code > 50 || index === 0 ? 70 : 5,
			),
			uv_index_max: codes.map((code) => (code > 50 ? 0.9 : 2.6)),
			sunrise: suns.map(({ rise }) => rise),
			sunset: suns.map(({ set }) => set),
		},
	};
}

/** That of the nearest place known here. */
function findZone(latitude: number, longitude: number): string {
	const distances = zones.map((each) =>
		Math.hypot(each.latitude - latitude, each.longitude - longitude),
	);
	return zones[distances.indexOf(Math.min(...distances))]?.zone ?? 'GMT';
}

/** Seconds ahead of UTC. */
function readOffset(timeZone: string, now: Date): number {
	const there = Date.parse(`${now.toLocaleString('sv', { timeZone })}Z`);
	return Math.round((there - now.getTime()) / 60_000) * 60;
}
