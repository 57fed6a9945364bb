import type { Locale } from '#i18n/locales.ts';
import { cities } from '#live/cities.ts';
import type { Outcome } from '#live/outcome.ts';
import type { Weather } from '#live/weather.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf, startTime } from '../../outside-world.ts';
import { changeAnswers } from '../change-answers.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };

test('without a key Open-Meteo gives the weather and seven days, in the time of the city', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({
		state: 'live',
		source: 'meteo',
		data: { at: startTime, zone: 'Asia/Shanghai', sky: 2, isDay: false, windFrom: 48 },
	});
	expect(read(outcome)?.days).toHaveLength(7);
	expect(read(outcome)?.days[0]).toEqual({
		day: '2026-11-21',
		sky: 2,
		lowest: expect.closeTo(9.8),
		highest: expect.closeTo(17.1),
		rain: 2,
		wet: 70,
		uv: 2.6,
		sun: { rise: expect.any(Number), set: expect.any(Number) },
	});
	expect(read(outcome)?.hours).toHaveLength(7 * 24);
	expect(world.standIn.requests).toHaveLength(1);
	await load();
	expect(world.standIn.requests).toHaveLength(1);
});

test.each([{ time: 'today' }, { temperature_2m: null }])(
	'%j, and no hours, is no weather',
	async (current) => {
		changeAnswers((answer) =>
			Object.assign(
				answer,
				{ hourly: null },
				current && { current: { ...answer.current, ...current } },
			),
		);
		expect(await load()).toMatchObject({ state: 'failed', reason: 'bad-answer' });
	},
);

test.each([
	['apparent_temperature', -300, 'feelsLike'],
	['wind_speed_10m', null, 'windSpeed'],
	['wind_direction_10m', 361, 'windFrom'],
	['weather_code', 'rain', 'sky'],
	['is_day', undefined, 'isDay'],
])('%s: %s costs this value only', async (field, value, key) => {
	changeAnswers(({ current }) => {
		current[field] = value;
	});
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', data: { temperature: 14.4 } });
	expect(outcome.state === 'live' && Object.entries(outcome.data)).toContainEqual([key, undefined]);
	expect(read(outcome)?.days).toHaveLength(7);
});

test.each([null, 69])('%s as the lowest on the seventh day costs one row', async (value) => {
	changeAnswers(({ daily }) => {
		daily.temperature_2m_min[6] = value;
	});
	const days = read(await load())?.days.map(({ day }) => day) ?? [];
	expect([days.length, days.at(-1)]).toEqual([6, '2026-11-26']);
});

test('a null at one hour costs one row, and a kept answer with a gap is read again as it was', async () => {
	changeAnswers(({ hourly }) => {
		hourly.temperature_2m[20] = null;
	});
	const first = await load();
	expect(read(first)?.hours).toHaveLength(7 * 24 - 1);
	expect(await load()).toEqual(first);
	expect(world.standIn.requests).toHaveLength(1);
});

test.each([
	['hourly', 'hours'],
	['daily', 'days'],
] as const)('without %s there is no such forecast', async (part, rows) => {
	changeAnswers((answer) => {
		delete answer[part];
	});
	expect(read(await load())?.[rows]).toEqual([]);
});

test.each([null, 0, '07:21'])(
	'with a sunrise of %s the sun of the day is unknown',
	async (sunrise) => {
		changeAnswers(({ daily }) => {
			daily.sunrise[0] = sunrise;
		});
		expect(read(await load())?.days[0]).toMatchObject({ day: '2026-11-21', sun: undefined });
	},
);

test('a zone that this browser does not know is its offset', async () => {
	changeAnswers((answer) => {
		answer.timezone = 'Asia/Shambhala';
	});
	expect(read(await load())?.zone).toBe(8 * 3600);
});

describe('with a key', () => {
	beforeEach(() => {
		vi.stubEnv('PUBLIC_OPENWEATHER_KEY', '0123456789abcdef');
	});

	test('OpenWeather gives the current weather, Open-Meteo the forecast', async () => {
		const data = { sky: 'few clouds', picture: 'cloudy', isDay: true, temperature: 7.4, uv: 1.3 };
		expect(await load()).toMatchObject({
			state: 'live',
			source: 'openweather',
			data: { ...data, at: startTime, zone: 'Asia/Shanghai' },
		});
	});

	test('without Open-Meteo there is the range of the moment, and no forecast', async () => {
		world.standIn.misbehave('status-503', 'meteo');
		const sun = { rise: Date.parse('2026-11-21T05:00Z'), set: Date.parse('2026-11-21T14:00Z') };
		const today = { lowest: 7.1, highest: 7.9, sun };
		const data = { zone: 7200, hours: [], days: [{ day: '2026-11-21', ...today }] };
		const outcome = await load();
		expect(outcome).toMatchObject({ state: 'live', source: 'openweather', data });
		expect(read(outcome)?.uv).toBeUndefined();
	});

	test('OpenWeather finds a city by its name where Open-Meteo does not answer', async () => {
		world.standIn.misbehave('status-503', 'places');
		changeAnswers((answer) => {
			// The example of openweathermap.org/current.
			const coord = { lon: 7.367, lat: 45.133 };
			Object.assign(answer, {
				coord,
				id: 3165523,
				name: 'Province of Turin',
				sys: { country: 'IT' },
			});
		});
		expect(await findPlace('Turin')).toMatchObject({
			place: { id: 3165523, name: 'Province of Turin', country: 'IT', latitude: 45.133 },
		});
		expect(world.standIn.requests.at(-1)?.url).toContain('weather?q=Turin&');
	});

	test.each([['wind', 'deg']])('a missing %s.%s costs this value only', async (part, field) => {
		changeAnswers((answer) => {
			if (answer[part]) delete answer[part][field];
		});
		expect(await load()).toMatchObject({ state: 'live', source: 'openweather' });
	});
});

test('a name in any language leads to the place', async () => {
	const [place] = await askPlaces('Lviv', 'uk');
	expect(place).toMatchObject({ id: 702550, name: 'Львів', country: 'UA', language: 'uk' });
});

test('a place that cannot be read costs itself only; a name cannot turn the text around it, and is no longer than a line', async () => {
	changeAnswers(({ results }) => {
		results[0].name = `\u202eLviv\u0000${'x'.repeat(500)}`;
		results[1].latitude = 91;
	});
	const names = (await askPlaces('Mad')).map(({ name }) => name);
	expect(names).toEqual([`Lviv${'x'.repeat(95)}…`, 'Madurai']);
});

test.each(['Zzyzx', 'a', 'x'.repeat(10_000_000)])('there is no place %.10s', async (name) => {
	expect(await findPlace(name)).toEqual({ problem: 'not-found' });
	expect(world.standIn.requests).toHaveLength(name === 'Zzyzx' ? 1 : 0);
});

test.each(faults)(
	'with %s an unknown city is distinguished from a service that does not answer',
	async (fault) => {
		world.standIn.misbehave(fault, 'places');
		expect(await findPlace('Lviv')).toEqual({ problem: reasonOf[fault] ?? 'bad-answer' });
	},
);

async function askPlaces(name: string, locale: Locale = 'en') {
	const places = await import('#live/services/open-meteo-places.ts');
	const answer = await places.askPlaces(name, locale);
	return answer.ok ? answer.data : [];
}

async function findPlace(name: string) {
	const places = await import('#tools/weather/find-place.ts');
	const found = places.findPlace(name, 'en');
	await vi.advanceTimersByTimeAsync(9000);
	return found;
}

function read(outcome: Outcome<Weather>): Weather | undefined {
	return outcome.state === 'live' ? outcome.data : undefined;
}

async function load() {
	// The clock stands still while the script is read, or the next service would be asked.
	await import('#live/chains/keyed-weather.ts');
	const { loadWeather } = await import('#live/chains/weather.ts');
	const outcome = loadWeather(cities.shanghai, 'en', options);
	await vi.advanceTimersByTimeAsync(9000);
	return outcome;
}
