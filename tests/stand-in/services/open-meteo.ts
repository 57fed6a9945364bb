import { json, type StandInService } from '../service.ts';

const hourMs = 3_600_000;
/** One for each day. */
const codes = [2, 61, 3, 0, 80, 71, 45];
const [sunrise, sunset] = ['07:21', '16:08'];
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

/** Invented weather in the documented shape: the same for the same place, with the clocks of its longitude. */
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
	const offset = Math.round(longitude / 15);
	const local = new Date(now.getTime() + offset * hourMs).toISOString();
	const warmth = Math.round(30 - Math.abs(latitude) * 0.5);
	const days = codes.map((_, index) =>
		new Date(now.getTime() + (24 * index + offset) * hourMs).toISOString().slice(0, 10),
	);
	const hours = days.flatMap((day, index) =>
		Array.from({ length: 24 }, (_, hour) => {
			const wave = Math.cos(((hour - 14) / 24) * 2 * Math.PI);
			const wet = index === 1 || (index === 0 && hour > 12);
			const rain = wet ? (showers[hour] ?? 0) : 0;
			const clock = `${String(hour).padStart(2, '0')}:00`;
			return {
				time: `${day}T${clock}`,
				temperature: Number((warmth - 0.5 - (index % 3) * 0.2 + 3.6 * wave).toFixed(1)),
				code: rain > 0 ? 61 : (codes[index] ?? 0) > 50 ? 3 : (codes[index] ?? 0),
				isDay: clock > sunrise && clock < sunset ? 1 : 0,
				rain,
				chance: rain > 0 ? 70 : 5,
			};
		}),
	);
	return {
		latitude,
		longitude,
		utc_offset_seconds: offset * 3600,
		current: {
			time: local.slice(0, 16),
			temperature_2m: warmth + 0.4,
			apparent_temperature: warmth - 2.6,
			relative_humidity_2m: 71,
			pressure_msl: 1014.3,
			weather_code: 2,
			wind_speed_10m: 4.3,
			wind_direction_10m: 48,
			wind_gusts_10m: 9.2,
			is_day: local.slice(11, 16) > sunrise && local.slice(11, 16) < sunset ? 1 : 0,
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
			precipitation_probability_max: codes.map((code) => (code > 50 ? 70 : 5)),
			uv_index_max: codes.map((code) => (code > 50 ? 0.9 : 2.6)),
			sunrise: days.map((day) => `${day}T${sunrise}`),
			sunset: days.map((day) => `${day}T${sunset}`),
		},
	};
}
