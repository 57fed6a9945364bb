import { json, type StandInService } from '../service.ts';

const hourMs = 3_600_000;
const codes = [2, 61, 3, 0, 80, 71, 45];

/** Invented weather in the documented shape: the same for the same place, with the clocks of its longitude. */
export const service: StandInService = {
	name: 'meteo',
	hosts: ['api.open-meteo.com'],
	answer: ({ pathname, searchParams }, now) => {
		if (pathname !== '/v1/forecast') return undefined;
		const [latitude, longitude] = [
			Number(searchParams.get('latitude')),
			Number(searchParams.get('longitude')),
		];
		const offset = Math.round(longitude / 15);
		const local = new Date(now.getTime() + offset * hourMs).toISOString();
		const warmth = Math.round(30 - Math.abs(latitude) * 0.5);
		const days = codes.map((_, index) =>
			new Date(now.getTime() + (24 * index + offset) * hourMs).toISOString().slice(0, 10),
		);
		return json({
			latitude,
			longitude,
			generationtime_ms: 0.1,
			utc_offset_seconds: offset * 3600,
			timezone: 'Etc/GMT',
			elevation: 100,
			current_units: { temperature_2m: '°C', wind_speed_10m: 'm/s' },
			current: {
				time: local.slice(0, 16),
				interval: 900,
				temperature_2m: warmth + 0.4,
				apparent_temperature: warmth - 2.6,
				relative_humidity_2m: 71,
				pressure_msl: 1014.3,
				weather_code: 2,
				wind_speed_10m: 4.3,
				wind_direction_10m: 48,
				is_day: 1,
			},
			daily_units: { time: 'iso8601' },
			daily: {
				time: days,
				weather_code: codes,
				temperature_2m_min: days.map((_, index) => warmth - 4.2 - (index % 3)),
				temperature_2m_max: days.map((_, index) => warmth + 3.1 + (index % 3)),
				precipitation_probability_max: codes.map((code) => (code > 50 ? 70 : 5)),
				sunrise: days.map((day) => `${day}T07:21`),
				sunset: days.map((day) => `${day}T16:08`),
			},
		});
	},
};
