import { describe, expect, test, vi } from 'vitest';
import type { Load, Outcome } from '#live/outcome.ts';
import { playOutsideWorld } from '../../outside-world.ts';

const world = playOutsideWorld();
const { signal } = new AbortController();

/** Each feed with its first service. Their code must be loaded again in each test. */
const feeds: Readonly<Record<string, { service: string; open: () => Promise<Load<unknown>> }>> = {
	rates: {
		service: 'nbu',
		open: async () => (await import('#live/feeds/rate-feed.ts')).createRatesLoad(undefined),
	},
	coins: {
		service: 'coingecko',
		open: async () => (await import('#live/feeds/coin-feed.ts')).createCoinsLoad(undefined),
	},
	weather: {
		service: 'meteo',
		open: async () => {
			const { createWeatherLoad } = await import('#live/feeds/weather-feed.ts');
			const { defaultCity } = await import('#live/cities.ts');
			return createWeatherLoad(defaultCity, 'en', undefined);
		},
	},
};

describe.each(Object.entries(feeds))('%s', (_, { service, open }) => {
	test('what the stand-in sends is up to date', async () => {
		const outcome = await ask(open);
		expect(outcome).toMatchObject({ state: 'live' });
		expect(outcome).not.toHaveProperty('doubt');
	});

	test.each(['missing-row', 'null-row'] as const)(
		'%s costs that row, and no other service is asked',
		async (oddity) => {
			world.standIn.misbehave(oddity);
			expect(await ask(open)).toMatchObject({ state: 'live' });
			expect(new Set(world.standIn.requests.map((request) => request.service))).toEqual(
				new Set([service]),
			);
		},
	);

	test.each(['old-dates', 'times-trillion'] as const)(
		'%s everywhere is never called up to date',
		async (oddity) => {
			world.standIn.misbehave(oddity);
			if (oddity === 'old-dates') dropUndated();
			const outcome = await ask(open);
			expect('doubt' in outcome ? 'doubtful' : outcome.state).not.toBe('live');
		},
	);

	test('a service that has noticed its mistake is believed a minute later, by this page and the next', async () => {
		world.standIn.misbehave('old-dates');
		dropUndated();
		expect(await ask(open)).toHaveProperty('doubt');
		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 60_000);
		for (const _ of ['visit', 'reload']) {
			const outcome = await ask(open);
			expect(outcome).toMatchObject({ state: 'live' });
			expect(outcome).not.toHaveProperty('doubt');
		}
	});

	test('a jump since the last visit is doubted, and still after a reload', async () => {
		await ask(open);
		vi.setSystemTime(Date.now() + 3_700_000);
		world.standIn.misbehave('times-trillion');
		for (const _ of ['visit', 'reload']) {
			const outcome = await ask(open);
			expect('doubt' in outcome ? 'doubtful' : outcome.state).not.toBe('live');
		}
	});
});

/** Prices without a date are those of the moment. */
function dropUndated() {
	world.standIn.misbehave('blocked', 'coinbase');
}

async function ask(open: () => Promise<Load<unknown>>): Promise<Outcome<unknown>> {
	const load = await open();
	const outcome = load({ signal });
	await vi.advanceTimersByTimeAsync(12_000);
	return outcome;
}
