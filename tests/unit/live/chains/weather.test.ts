import { describe, expect, test, vi } from 'vitest';
import { cities } from '#live/cities.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };

test('without a key Open-Meteo gives the weather and seven days, in the time of the city', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({
		state: 'live',
		source: 'meteo',
		data: { time: '2026-11-21T18:00', sky: 2, sunrise: '07:21', sunset: '16:08', windFrom: 48 },
	});
	expect(outcome.state === 'live' && outcome.data.days).toHaveLength(7);
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
			reason: toldAs[fault] ?? 'bad-answer',
		});
	},
);

test.each([
	['temperature_2m', 400],
	['relative_humidity_2m', -1],
	['pressure_msl', 0],
	['wind_speed_10m', null],
	['wind_direction_10m', 361],
	['weather_code', 'rain'],
])('%s of %s is no weather', async (field, value) => {
	const outside = fetch;
	vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
		const answer = await (await outside(input, init)).json();
		answer.current[field] = value;
		return new Response(JSON.stringify(answer));
	});
	expect(await load()).toMatchObject({ state: 'failed', reason: 'bad-answer' });
});

test('where the sun does not rise there is no time for it', async () => {
	const outside = fetch;
	vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
		const answer = await (await outside(input, init)).json();
		answer.daily.sunrise[0] = null;
		return new Response(JSON.stringify(answer));
	});
	const outcome = await load();
	expect(outcome.state === 'live' && outcome.data.sunrise).toBeUndefined();
});

describe('with a key', () => {
	test('OpenWeather gives the current weather, Open-Meteo the forecast', async () => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
		expect(await load()).toMatchObject({
			state: 'live',
			source: 'openweather',
			data: { sky: 'few clouds', temperature: 7.4, time: '2026-11-21T12:00', sunrise: '07:00' },
		});
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
		expect(await askPlaces('Львів', 'uk')).toMatchObject({
			data: [{ id: 702550, name: 'Lviv', country: 'UA' }],
		});
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
			expect(await found).toEqual({ problem: toldAs[fault] ?? 'bad-answer' });
		},
	);
});

async function load() {
	const { loadWeather } = await import('#live/chains/weather.ts');
	const outcome = loadWeather(cities.shanghai, 'en', options);
	await vi.advanceTimersByTimeAsync(9000);
	return outcome;
}
