import { describe, expect, test, vi } from 'vitest';
import type { CoinCurrency } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { playOutsideWorld, startTime } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };
const asks = {
	coingecko: async () => (await import('#live/services/coingecko.ts')).askCoinGecko,
	coinpaprika: async () => (await import('#live/services/coinpaprika.ts')).askCoinpaprika,
};

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
	] as const) {
		if (failing) world.standIn.misbehave('status-500', failing);
		vi.setSystemTime(Date.now() + 600_000);
		const outcome = await load(currency);
		expect(outcome).toMatchObject({ state: 'live', source });
		expect(read(outcome)[0]?.price).toBeCloseTo(91_234.5 * rate, 6);
	}
});

test('with CoinGecko unavailable the same comes from Coinpaprika, but for the lines', async () => {
	const right = read(await load());
	vi.setSystemTime(Date.now() + 120_000);
	world.standIn.misbehave('blocked', 'coingecko');
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coinpaprika' });
	const at = expect.any(Number);
	expect(read(outcome)).toEqual(right.map((price) => ({ ...price, at, line: undefined })));
});

const withEthereum = {
	coingecko: (price: unknown) => [
		{ id: 'bitcoin', current_price: 5 },
		{ id: 'ethereum', current_price: price },
	],
	coinpaprika: (price: unknown) => [
		{ id: 'btc-bitcoin', quotes: { USD: { price: 5 } } },
		{ id: 'eth-ethereum', quotes: { USD: { price } } },
		{ id: 'new-coin', quotes: { USD: { price: 1 } } },
	],
};

describe.each(['coingecko', 'coinpaprika'] as const)('%s', (service) => {
	test.each([{}, null, 0, 'soon', 3012.34e9, undefined])(
		'with %j for one coin, that coin alone has no price',
		async (broken) => {
			const rows = await answerWith(withEthereum[service](broken), service);
			expect(rows.map(({ id, price }) => [id, price])).toEqual([['bitcoin', 5]]);
		},
	);
});

test.each([
	['that cannot be read', {}, 'yesterday', null, '1', [1, null, 2]],
	['that cannot be', -100.1, '', -100.1, -1, undefined],
])(
	'a number beside the price %s is not known',
	async (_, week, last_updated, day, value, price) => {
		const [row] = await answerWith([
			{
				id: 'bitcoin',
				current_price: 5,
				market_cap: value,
				last_updated,
				price_change_percentage_24h_in_currency: day,
				price_change_percentage_7d_in_currency: week,
				sparkline_in_7d: { price },
			},
		]);
		expect(JSON.parse(JSON.stringify(row))).toEqual({ id: 'bitcoin', price: 5 });
	},
);

test('an answer about other coins is a bad one', async () => {
	vi.stubGlobal('fetch', async () => new Response('[{"id":"newcoin","current_price":1}]'));
	const { askCoinGecko } = await import('#live/services/coingecko.ts');
	expect(await askCoinGecko('USD')).toMatchObject({ ok: false, reason: 'bad-answer' });
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

/** What a service makes of an answer. */
async function answerWith(answer: unknown, service: keyof typeof asks = 'coingecko') {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
	const ask = await asks[service]();
	const read = await ask('USD');
	return read.ok ? read.data : [];
}
