import type { CoinCurrency } from '#live/coins.ts';
import { playOutsideWorld, startTime } from '../../outside-world.ts';

playOutsideWorld();
const options = { signal: new AbortController().signal };
const hourMs = 3_600_000;

test('a price a third higher than a minute ago is not called up to date; one a tenth higher is', async () => {
	answer(90_000);
	expect(await load()).toMatchObject({ state: 'live' });
	expect((await load()).doubt).toBeUndefined();
	vi.setSystemTime(startTime + 61_000);
	answer(120_000);
	expect(await load()).toMatchObject({ state: 'live', doubt: 'jump' });
	vi.setSystemTime(startTime + 122_000);
	answer(99_000);
	expect((await load()).doubt).toBeUndefined();
});

test('prices of another currency are compared with their own', async () => {
	answer(90_000);
	await load();
	answer(3_800_000);
	expect((await load('UAH')).doubt).toBeUndefined();
});

test.each([
	['of three hours ago', -3 * hourMs, 'old'],
	['of an hour ago', -hourMs, undefined],
	['of tomorrow', 24 * hourMs, 'future'],
])('prices %s', async (_, ms, doubt) => {
	answer(90_000, startTime + ms);
	expect((await load()).doubt).toBe(doubt);
});

// Without a zone the services mean UTC, as with one: "last_updated" in the documentation of CoinGecko.
test.each(['2026-11-21T09:59:00.000Z', '2026-11-21 09:59:00', '2026-11-21T11:59:00+02:00'])(
	'a price of %s is a minute old, and what cannot be is unknown',
	async (last_updated) => {
		const absurd = { market_cap: 1e27, price_change_percentage_24h_in_currency: 1e9 };
		answer(90_000, startTime, { last_updated, ...absurd });
		const outcome = await load();
		expect('data' in outcome && outcome.data).toMatchObject([
			{ price: 90_000, at: startTime - 60_000, value: undefined, change: undefined },
		]);
	},
);

function answer(price: number, at = Date.now(), more = {}) {
	const last_updated = new Date(at).toISOString();
	const rows = [{ id: 'bitcoin', current_price: price, last_updated, ...more }];
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)));
}

async function load(currency?: CoinCurrency) {
	const { createCoinsLoad } = await import('#live/feeds/coin-feed.ts');
	const outcome = createCoinsLoad(undefined, currency)(options);
	await vi.advanceTimersByTimeAsync(100);
	return { doubt: undefined, ...(await outcome) };
}
