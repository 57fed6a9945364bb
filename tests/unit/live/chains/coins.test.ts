import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '#live/answer.ts';
import { type CoinCurrency, type CoinPrice, tickerCoins } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { sampleCoins } from '../../../stand-in/coins.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf, startTime } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };

test('one request to CoinGecko gives all that the page shows of fourteen coins', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coingecko' });
	expect(read(outcome)).toHaveLength(14);
	expect(read(outcome)[0]).toEqual({
		id: 'bitcoin',
		price: 91_234.5,
		change: 1.2345,
		week: -4.21,
		value: 1.82e12,
		at: startTime - 30_000,
		line: expect.any(Array),
	});
	expect(read(outcome)[0]?.line).toHaveLength(168);
	expect(read(outcome).find(({ id }) => id === 'polkadot')?.change).toBeUndefined();
	expect(world.standIn.requests).toHaveLength(1);
});

test.each([
	['EUR', 0.92],
	['UAH', 42.1],
] as const)('every service gives prices in %s', async (currency, rate) => {
	for (const [source, failing] of [
		['coingecko', undefined],
		['coinpaprika', 'coingecko'],
		['coinbase', 'coinpaprika'],
	] as const) {
		if (failing) world.standIn.misbehave('status-500', failing);
		vi.setSystemTime(Date.now() + 600_000);
		const outcome = await load(currency);
		expect(outcome).toMatchObject({ state: 'live', source });
		expect(read(outcome)[0]?.price).toBeCloseTo(91_234.5 * rate, 6);
	}
});

test.each(faults)(
	'with %s at CoinGecko the same comes from Coinpaprika, but for the lines',
	async (fault) => {
		const right = read(await load());
		vi.setSystemTime(Date.now() + 120_000);
		world.standIn.misbehave(fault, 'coingecko');
		const outcome = await load();
		expect(outcome).toMatchObject({ state: 'live', source: 'coinpaprika' });
		const at = expect.any(Number);
		expect(read(outcome)).toEqual(right.map((price) => ({ ...price, at, line: undefined })));
	},
);

test.each(faults)('with %s at both they come from Coinbase, without changes', async (fault) => {
	world.standIn.misbehave(fault, 'coingecko');
	world.standIn.misbehave(fault, 'coinpaprika');
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coinbase' });
	expect(read(outcome)).toHaveLength(13);
	expect(read(outcome)[0]).toEqual({ id: 'bitcoin', price: expect.closeTo(91_234.5, 6) });
});

test.each(faults)(
	'with %s everywhere the reason is given, each receives one request, and old prices stay',
	async (fault) => {
		const good = await load();
		vi.setSystemTime(Date.now() + 600_000);
		world.standIn.misbehave(fault);
		const outcome = await load();
		expect(outcome).toMatchObject({ state: 'stale', reason: reasonOf[fault] ?? 'bad-answer' });
		expect(read(outcome)).toEqual(read(good));
		expect(world.standIn.requests.map(({ service }) => service)).toEqual([
			'coingecko',
			'coingecko',
			'coinpaprika',
			'coinbase',
		]);
	},
);

describe.each(['coingecko', 'coinpaprika', 'coinbase'] as const)('%s', (service) => {
	test.each([
		['{}', {}],
		['null', null],
		['zero', 0],
		['a negative price', -1],
		['a text', 'soon'],
		['a price times a billion', 3012.34e9],
		['nothing', undefined],
	])('with %s for one coin, that coin alone has no price', async (_, broken) => {
		const rows = await askBroken(service, 'ethereum', broken);
		expect(rows.map(({ id }) => id)).toEqual(
			tickerCoins.flatMap(({ id }) => (id === 'ethereum' ? [] : [id])),
		);
		expect(rows[0]?.price).toBeCloseTo(91_234.5, 6);
	});
});

test('a number beside the price that cannot be read is not known', async () => {
	const [{ price, ...others } = { price: 0 }] = await answerWith([
		{
			id: 'bitcoin',
			current_price: 5,
			market_cap: '1',
			last_updated: 'yesterday',
			price_change_percentage_24h_in_currency: null,
			price_change_percentage_7d_in_currency: {},
			sparkline_in_7d: { price: [1, null, 2] },
		},
	]);
	expect(price).toBe(5);
	expect(Object.values(others).filter((other) => other !== 'bitcoin')).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
		undefined,
	]);
});

test('a fall by more than everything and a market value below zero are not known', async () => {
	const [price] = await answerWith([
		{
			id: 'bitcoin',
			current_price: 5,
			market_cap: -1,
			price_change_percentage_24h_in_currency: -100.1,
			price_change_percentage_7d_in_currency: -100,
		},
	]);
	expect(price).toMatchObject({ change: undefined, week: -100, value: undefined });
});

test('an answer about other coins is a bad one', async () => {
	vi.stubGlobal('fetch', async () => new Response('[{"id":"newcoin","current_price":1}]'));
	const { askCoinGecko } = await import('#live/services/coingecko.ts');
	expect(await askCoinGecko('USD')).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('without a rate for the currency Coinbase has no prices', async () => {
	const data = { currency: 'USD', rates: { BTC: '0.00001', EUR: 'none' } };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data })));
	const { askCoinbase } = await import('#live/services/coinbase.ts');
	expect(await askCoinbase('EUR')).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('of the thousands of Coinpaprika only ours are kept', async () => {
	const { askCoinpaprika } = await import('#live/services/coinpaprika.ts');
	const answer = await askCoinpaprika('USD');
	expect(answer.ok && answer.data.map(({ id }) => id)).toEqual(tickerCoins.map(({ id }) => id));
	expect(await askCoinpaprika('USD')).toEqual(answer);
	expect(world.standIn.requests).toHaveLength(1);
});

async function load(currency: CoinCurrency = 'USD') {
	const { createCoinPricesLoad } = await import('#live/chains/coins.ts');
	const outcome = createCoinPricesLoad(currency)(options);
	await vi.advanceTimersByTimeAsync(25_000);
	return outcome;
}

function read<Data>(outcome: Outcome<Data[]>): Data[] {
	return 'data' in outcome ? outcome.data : [];
}

/** What a service gives when one coin is broken in its answer, and all others are whole. */
async function askBroken(
	service: 'coingecko' | 'coinpaprika' | 'coinbase',
	id: string,
	broken: unknown,
) {
	const price = (coin: string, whole: unknown) => (coin === id ? broken : whole);
	const known = tickerCoins.map((coin) => ({ ...coin, usd: sampleCoins[coin.id]?.usd ?? 1 }));
	const isRow = typeof broken === 'object';
	if (service === 'coingecko') {
		const rows = known.map((coin) =>
			coin.id === id && isRow ? broken : { id: coin.id, current_price: price(coin.id, coin.usd) },
		);
		return answerWith(rows);
	}
	if (service === 'coinpaprika') {
		const rows = known.map((coin) =>
			coin.id === id && isRow
				? broken
				: { id: coin.coinpaprika, quotes: { USD: { price: price(coin.id, coin.usd) } } },
		);
		return answerWith(rows, (await import('#live/services/coinpaprika.ts')).askCoinpaprika);
	}
	// Its numbers are texts, and state how much of a coin a dollar buys.
	const text = typeof broken === 'number' ? String(broken && 1 / broken) : broken;
	const rates = known.map((coin) => [
		coin.symbol,
		price(coin.id, 1) === 1 ? String(1 / coin.usd) : text,
	]);
	const answer = { data: { currency: 'USD', rates: Object.fromEntries(rates) } };
	return answerWith(answer, (await import('#live/services/coinbase.ts')).askCoinbase);
}

/** What is made of an answer, by CoinGecko's service unless another is given. */
async function answerWith(
	answer: unknown,
	ask?: (currency: CoinCurrency) => Promise<Answer<CoinPrice[]>>,
): Promise<CoinPrice[]> {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
	const { askCoinGecko } = await import('#live/services/coingecko.ts');
	const read = await (ask ?? askCoinGecko)('USD');
	return read.ok ? read.data : [];
}
