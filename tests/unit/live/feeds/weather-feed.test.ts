import { expect, test, vi } from 'vitest';
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
	return { doubt: undefined, ...outcome };
}
