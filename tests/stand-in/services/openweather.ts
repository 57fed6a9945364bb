import { json, type StandInService } from '../service.ts';

/** Invented weather in the documented shape; any key will do. */
export const service: StandInService = {
	name: 'openweather',
	hosts: ['api.openweathermap.org'],
	answer: ({ pathname, searchParams }, now) => {
		if (pathname !== '/data/2.5/weather') return undefined;
		if (!searchParams.get('appid')) {
			return json({ cod: 401, message: 'Invalid API key.' }, 401);
		}
		const seconds = Math.floor(now.getTime() / 1000);
		const midnight = seconds - (seconds % 86_400);
		return json({
			coord: { lon: Number(searchParams.get('lon')), lat: Number(searchParams.get('lat')) },
			weather: [{ id: 801, main: 'Clouds', description: 'few clouds', icon: '02d' }],
			base: 'stations',
			main: {
				temp: 7.4,
				feels_like: 4.1,
				temp_min: 7.1,
				temp_max: 7.9,
				pressure: 1013,
				humidity: 68,
			},
			visibility: 10_000,
			wind: { speed: 5.2, deg: 310 },
			clouds: { all: 20 },
			dt: seconds,
			sys: { country: 'UA', sunrise: midnight + 5 * 3600, sunset: midnight + 14 * 3600 },
			timezone: 7200,
			id: 703448,
			name: 'Kyiv',
			cod: 200,
		});
	},
};
