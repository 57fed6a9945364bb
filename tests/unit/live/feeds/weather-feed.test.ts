import { cities } from '#live/cities.ts';
import { playOutsideWorld } from '../../outside-world.ts';
import { changeAnswers } from '../change-answers.ts';

playOutsideWorld();
const { signal } = new AbortController();

// The clock is at 10:00 UTC on 21 November, so at 12:00 in Kyiv.
test.each([
	['2026-11-21T12:00', undefined],
	['2026-11-21T10:00', undefined],
	['2026-11-21T09:59', 'old'],
	['2026-11-21T13:01', 'future'],
])('weather of %s in the time of the city has the doubt %s', async (time, doubt) => {
	changeAnswers(({ current }) => {
		current.time = Date.parse(`${time}+02:00`) / 1000;
	});
	expect(await load()).toMatchObject({ state: 'live', doubt });
});

// The hour that began at 12:00 in Kyiv.
test.each([null, { temperature_2m: null }, { time: null }])(
	'without a measurement, %j, the forecast of the hour stands in, and a day that was sent twice is there once',
	async (current) => {
		const forecast = { now: 0 };
		changeAnswers((answer) => {
			const { hourly, daily } = answer;
			forecast.now = hourly.temperature_2m[hourly.time.indexOf(Date.now() / 1000)];
			answer.current = current && { ...answer.current, ...current };
			for (const list of Object.values<unknown[]>(daily)) list.unshift(list[0]);
		});
		const { data, ...outcome } = await load();
		expect(outcome).toMatchObject({ state: 'live', doubt: 'forecast' });
		expect(data).toMatchObject({ temperature: forecast.now, at: Date.now() });
		expect(new Set(data?.days.map(({ day }) => day)).size).toBe(data?.days.length);
	},
);

test('a pressure that jumps by a fifth within a day raises a doubt, a warm day does not', async () => {
	await load();
	vi.setSystemTime(Date.now() + 3_600_000);
	changeAnswers(({ current }) => {
		current.temperature_2m += 20;
	});
	expect(await load()).toMatchObject({ state: 'live', doubt: undefined });
	vi.setSystemTime(Date.now() + 3_600_000);
	changeAnswers(({ current }) => {
		current.pressure_msl = 820;
	});
	expect(await load()).toMatchObject({ state: 'live', doubt: 'jump' });
});

async function load() {
	const { createWeatherLoad } = await import('#live/feeds/weather-feed.ts');
	const outcome = await createWeatherLoad(cities.kyiv, 'en', undefined)({ signal });
	return { doubt: undefined, data: undefined, ...outcome };
}
