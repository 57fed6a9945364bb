import { describe, expect, test, vi } from 'vitest';
import { cities } from '#live/cities.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { changeAnswers } from '../change-answers.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };

test('without a key Open-Meteo gives the weather and seven days, in the time of the city', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({
		state: 'live',
		source: 'meteo',
		data: { time: '2026-11-21T18:00', offset: 8 * 3600, sky: 2, isDay: false, windFrom: 48 },
	});
	expect(outcome.state === 'live' && outcome.data.days).toHaveLength(7);
	expect(outcome.state === 'live' && outcome.data.days[0]).toEqual({
		day: '2026-11-21',
		sky: 2,
		lowest: expect.closeTo(9.8),
		highest: expect.closeTo(17.1),
		rain: 2,
		wet: 5,
		uv: 2.6,
		sunrise: '07:21',
		sunset: '16:08',
	});
	expect(outcome.state === 'live' && outcome.data.hours).toHaveLength(7 * 24);
	expect(world.standIn.requests).toHaveLength(1);
	await load();
	expect(world.standIn.requests).toHaveLength(1);
});

test.each(faults)(
	'with %s the reason is given, no request follows within the minute, and keeps the last answer',
	async (fault) => {
		const good = await load();
		vi.setSystemTime(Date.now() + 3_600_000);
		world.standIn.misbehave(fault);
		expect(await load()).toMatchObject({
			...good,
			state: 'stale',
			reason: reasonOf[fault] ?? 'bad-answer',
		});
	},
);

test.each([
	['time', 'today'],
	['temperature_2m', 400],
	['temperature_2m', null],
	['temperature_2m', '7'],
])('%s: %s is no weather', async (field, value) => {
	changeAnswers(({ current }) => {
		current[field] = value;
	});
	expect(await load()).toMatchObject({ state: 'failed', reason: 'bad-answer' });
});

test.each([
	['apparent_temperature', -300, 'feelsLike'],
	['relative_humidity_2m', -1, 'humidity'],
	['pressure_msl', 0, 'pressure'],
	['wind_speed_10m', null, 'windSpeed'],
	['wind_direction_10m', 361, 'windFrom'],
	['weather_code', 'rain', 'sky'],
	['is_day', undefined, 'isDay'],
	['uv_index', 1e12, 'uv'],
])('%s: %s costs this value only', async (field, value, key) => {
	changeAnswers(({ current }) => {
		current[field] = value;
	});
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', data: { temperature: 14.4 } });
	expect(outcome.state === 'live' && Object.entries(outcome.data)).toContainEqual([key, undefined]);
	expect(outcome.state === 'live' && outcome.data.days).toHaveLength(7);
});

describe('one bad value in a forecast costs one row', () => {
	test.each([null, 400, 69, 'cold', undefined])(
		'%s as the lowest on the seventh day',
		async (value) => {
			changeAnswers(({ daily }) => {
				daily.temperature_2m_min[6] = value;
			});
			const outcome = await load();
			expect(outcome.state === 'live' && outcome.data.days.map(({ day }) => day)).toEqual([
				'2026-11-21',
				'2026-11-22',
				'2026-11-23',
				'2026-11-24',
				'2026-11-25',
				'2026-11-26',
			]);
		},
	);

	test('a null at one hour', async () => {
		changeAnswers(({ hourly }) => {
			hourly.temperature_2m[20] = null;
		});
		const outcome = await load();
		expect(outcome.state === 'live' && outcome.data.hours).toHaveLength(7 * 24 - 1);
	});

	test.each(['hourly', 'daily'] as const)('without %s there is no such forecast', async (part) => {
		changeAnswers((answer) => {
			delete answer[part];
		});
		const outcome = await load();
		const rows = part === 'hourly' ? 'hours' : 'days';
		expect(outcome.state === 'live' && outcome.data[rows]).toEqual([]);
	});

	test('a kept answer with a gap is read again as it was', async () => {
		changeAnswers(({ daily }) => {
			daily.temperature_2m_max[3] = null;
		});
		const first = await load();
		expect(await load()).toEqual(first);
		expect(world.standIn.requests).toHaveLength(1);
	});
});

test.each([null, '1970-01-01T00:00', ''])('a sunrise of %s is none', async (sunrise) => {
	changeAnswers(({ daily }) => {
		daily.sunrise[0] = sunrise;
	});
	const outcome = await load();
	expect(outcome.state === 'live' && outcome.data.days[0]?.sunrise).toBeUndefined();
});

describe('with a key', () => {
	test('OpenWeather gives the current weather, Open-Meteo the forecast', async () => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
		expect(await load()).toMatchObject({
			state: 'live',
			source: 'openweather',
			data: {
				sky: 'few clouds',
				picture: 'cloudy',
				isDay: true,
				temperature: 7.4,
				time: '2026-11-21T12:00',
				uv: 1.3,
			},
		});
		vi.unstubAllEnvs();
	});

	test('without Open-Meteo there is the range of the moment, and no forecast', async () => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
		world.standIn.misbehave('status-503', 'meteo');
		const outcome = await load();
		expect(outcome).toMatchObject({
			state: 'live',
			source: 'openweather',
			data: {
				hours: [],
				days: [{ day: '2026-11-21', lowest: 7.1, highest: 7.9, sunrise: '07:00', sunset: '16:00' }],
			},
		});
		expect(outcome.state === 'live' && outcome.data.uv).toBeUndefined();
		vi.unstubAllEnvs();
	});

	test.each([
		['main', 'pressure'],
		['wind', 'deg'],
	])('a missing %s.%s costs this value only', async (part, field) => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
		changeAnswers((answer) => {
			if (answer[part]) delete answer[part][field];
		});
		expect(await load()).toMatchObject({ state: 'live', source: 'openweather' });
		vi.unstubAllEnvs();
	});

	test.each(faults)('with %s at OpenWeather everything comes from Open-Meteo', async (fault) => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
		world.standIn.misbehave(fault, 'openweather');
		expect(await load()).toMatchObject({ state: 'live', source: 'meteo' });
		vi.unstubAllEnvs();
	});
});

describe('places', () => {
	test('a name in any language leads to the place', async () => {
		const { askPlaces } = await import('#live/services/open-meteo-places.ts');
		expect(await askPlaces('Lviv', 'uk')).toMatchObject({
			data: [{ id: 702550, name: 'Львів', country: 'UA', language: 'uk' }],
		});
	});

	test('a place that cannot be read costs itself only', async () => {
		changeAnswers((answer) => {
			answer.results[1].latitude = 91;
		});
		const { askPlaces } = await import('#live/services/open-meteo-places.ts');
		const answer = await askPlaces('Mad', 'en');
		expect(answer.ok && answer.data.map(({ name }) => name)).toEqual(['Madrid', 'Madurai']);
	});

	test('a name cannot turn the text around it, and is no longer than a line', async () => {
		changeAnswers((answer) => {
			answer.results[0].name = `\u202eLviv\u0000${'x'.repeat(500)}`;
		});
		const { askPlaces } = await import('#live/services/open-meteo-places.ts');
		const answer = await askPlaces('Lviv', 'en');
		const name = answer.ok ? answer.data[0]?.name : '';
		expect(name).toMatch(/^Lvivx{95}…$/);
	});

	test('an answer without results is a good one: there is no such place', async () => {
		const { findPlace } = await import('#tools/weather/find-place.ts');
		expect(await findPlace('Zzyzx', 'en')).toEqual({ problem: 'not-found' });
	});

	test.each(['', 'a', 'x'.repeat(10_000_000), '\u202e\u0000'])(
		'%.10s causes no request',
		async (name) => {
			const { findPlace } = await import('#tools/weather/find-place.ts');
			expect(await findPlace(name, 'en')).toEqual({ problem: 'not-found' });
			expect(world.standIn.requests).toHaveLength(0);
		},
	);

	test.each(faults)(
		'with %s an unknown city is distinguished from a service that does not answer',
		async (fault) => {
			world.standIn.misbehave(fault, 'places');
			const { findPlace } = await import('#tools/weather/find-place.ts');
			const found = findPlace('Lviv', 'en');
			await vi.advanceTimersByTimeAsync(9000);
			expect(await found).toEqual({ problem: reasonOf[fault] ?? 'bad-answer' });
		},
	);
});

async function load() {
	// The clock stands still while the script is read, or the next service would be asked.
	await import('#live/chains/keyed-weather.ts');
	const { loadWeather } = await import('#live/chains/weather.ts');
	const outcome = loadWeather(cities.shanghai, 'en', options);
	await vi.advanceTimersByTimeAsync(9000);
	return outcome;
}
