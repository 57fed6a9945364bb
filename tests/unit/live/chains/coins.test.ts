import { expect, test, vi } from 'vitest';
import { tickerCoins } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };

test('one request to CoinGecko gives all fourteen prices with their change', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coingecko' });
	expect(read(outcome)).toHaveLength(14);
	expect(read(outcome)[0]).toEqual({ id: 'bitcoin', usd: 91_234.5, change: 1.2345 });
	expect(read(outcome).find(({ id }) => id === 'polkadot')?.change).toBeUndefined();
	expect(world.standIn.requests).toHaveLength(1);
});

test.each(faults)('with %s at CoinGecko the same prices come from Coinpaprika', async (fault) => {
	const right = read(await load());
	vi.setSystemTime(Date.now() + 120_000);
	world.standIn.misbehave(fault, 'coingecko');
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coinpaprika' });
	expect(read(outcome)).toEqual(right);
});

test.each(faults)('with %s at both they come from Coinbase, without changes', async (fault) => {
	world.standIn.misbehave(fault, 'coingecko');
	world.standIn.misbehave(fault, 'coinpaprika');
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coinbase' });
	expect(read(outcome)).toHaveLength(13);
	expect(read(outcome)[0]).toEqual({ id: 'bitcoin', usd: expect.closeTo(91_234.5, 6) });
	expect(read(outcome).every(({ change }) => change === undefined)).toBe(true);
});

test.each(faults)(
	'with %s everywhere the reason is given, each receives one request, and old prices stay',
	async (fault) => {
		const good = await load();
		vi.setSystemTime(Date.now() + 600_000);
		world.standIn.misbehave(fault);
		const outcome = await load();
		expect(outcome).toMatchObject({ state: 'stale', reason: toldAs[fault] ?? 'bad-answer' });
		expect(read(outcome)).toEqual(read(good));
		await load();
		expect(world.standIn.requests.map(({ service }) => service)).toEqual([
			'coingecko',
			'coingecko',
			'coinpaprika',
			'coinbase',
		]);
	},
);

test.each([0, -1, null, '91234.5'])('a price of %s is no price', async (usd) => {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ bitcoin: { usd } })));
	const { askCoinGecko } = await import('#live/services/coingecko.ts');
	expect(await askCoinGecko()).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('an answer about other coins is a bad one', async () => {
	vi.stubGlobal('fetch', async () => new Response('{"newcoin":{"usd":1}}'));
	const { askCoinGecko } = await import('#live/services/coingecko.ts');
	expect(await askCoinGecko()).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('of the thousands of Coinpaprika only ours are kept', async () => {
	const { askCoinpaprika } = await import('#live/services/coinpaprika.ts');
	const answer = await askCoinpaprika();
	expect(answer.ok && answer.data.map(({ id }) => id)).toEqual(tickerCoins.map(({ id }) => id));
	expect(await askCoinpaprika()).toEqual(answer);
	expect(world.standIn.requests).toHaveLength(1);
});

async function load() {
	const { loadCoinPrices } = await import('#live/chains/coins.ts');
	const outcome = loadCoinPrices(options);
	await vi.advanceTimersByTimeAsync(25_000);
	return outcome;
}

function read<Data>(outcome: Outcome<Data[]>): Data[] {
	return 'data' in outcome ? outcome.data : [];
}
