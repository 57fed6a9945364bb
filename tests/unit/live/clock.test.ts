import { cities } from '#live/cities.ts';
import type { RefreshMachine } from '#live/refresh/machine.ts';
import { asFetch } from '../../stand-in/as-fetch.ts';
import { createStandIn } from '../../stand-in/stand-in.ts';
import { playOutsideWorld } from '../outside-world.ts';

playOutsideWorld();
const hourMs = 3_600_000;
const kinds = ['weather', 'coins'] as const;

/** What a page asks for in its first ten minutes, and what it knows after them, by a clock that is `ahead` of the world. */
async function watch(kind: (typeof kinds)[number], ahead: number, site: HeadersInit | 'down') {
	const world = await createStandIn(() => new Date(Date.now() - ahead));
	const outside = asFetch(world);
	vi.stubGlobal('location', { pathname: '/extra/weather' });
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		if (init.method !== 'HEAD') return outside(url, init);
		await new Promise((resolve) => setTimeout(resolve, 100));
		if (site === 'down') throw new TypeError('Failed to fetch');
		return new Response('', {
			headers: { Date: new Date(Date.now() - ahead).toUTCString(), ...site },
		});
	});
	const { createWeatherLoad } = await import('#live/feeds/weather-feed.ts');
	const { createCoinsLoad } = await import('#live/feeds/coin-feed.ts');
	const { createRefresher } = await import('#live/refresh/refresher.ts');
	const { $clockAhead, trueNow } = await import('#live/clock.ts');
	let last: RefreshMachine<unknown> | undefined;
	const page = createRefresher<unknown>(
		kind === 'coins' ? createCoinsLoad(undefined) : createWeatherLoad(cities.kyiv, 'en', undefined),
		{
			refreshMs: kind === 'coins' ? 60_000 : 900_000,
			hidden: false,
			onChange: (machine) => {
				last = machine;
			},
		},
	);
	await vi.advanceTimersByTimeAsync(600_000 - 1);
	page.stop();
	const outcome = last?.outcome;
	return {
		state: outcome?.state,
		doubt: outcome && 'doubt' in outcome ? outcome.doubt : undefined,
		requests: world.requests.length,
		ahead: $clockAhead.get(),
		isRight: Math.abs(trueNow() - (Date.now() - ahead)) < 60_000,
	};
}

// `Date` and `Age`: RFC 9110, 6.6.1, and RFC 9111, 5.1.
test.each(kinds.flatMap((kind) => [0, 3, -3, 26, -26].map((hours) => ({ kind, hours }))))(
	'$kind: a clock that is $hours hours ahead is known, and costs no request',
	async ({ kind, hours }) => {
		expect(await watch(kind, hours * hourMs, {})).toMatchObject({
			state: 'live',
			doubt: undefined,
			requests: kind === 'coins' ? 10 : 1,
			isRight: true,
		});
	},
);

test.each<[string, HeadersInit | 'down']>([
	['does not answer', 'down'],
	['answers from a cache', { Age: '600' }],
	['agrees with the clock', { Date: new Date(Date.parse('2026-11-21T10:00:00Z')).toUTCString() }],
])(
	'where this site %s, one service alone is not believed, and not asked again',
	async (_, site) => {
		for (const [hours, doubt] of [
			[3, 'old'],
			[-3, 'future'],
		] as const) {
			vi.resetModules();
			expect(await watch('weather', hours * hourMs, site)).toMatchObject({
				doubt,
				requests: 1,
				ahead: 0,
			});
		}
	},
);
