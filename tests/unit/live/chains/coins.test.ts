import type { Answer } from '#live/answer.ts';
import type { CoinCurrency } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { playOutsideWorld, startTime } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };
const asks = {
	coingecko: async () => (await import('#live/services/coingecko.ts')).askCoinGecko,
	light: async () => (await import('#live/services/coingecko.ts')).askCoinGeckoLightly,
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
	for (const ask of Object.values(asks)) {
		const answer = (await ask())(currency);
		await vi.advanceTimersByTimeAsync(5000);
		expect(read(await answer)[0]?.price).toBeCloseTo(91_234.5 * rate, 6);
	}
});

test('the light call of CoinGecko follows; it has no week', async () => {
	const right = read(await load());
	vi.setSystemTime(Date.now() + 120_000);
	const outside = fetch;
	vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
		url.includes('/coins/markets') ? Promise.reject(new TypeError('down')) : outside(url, init),
	);
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coingecko' });
	const at = Date.now() - 25_000 - 30_000;
	expect(read(outcome)).toEqual(
		right.map((price) => ({ ...price, at, week: undefined, line: undefined })),
	);
});

test('with CoinGecko unavailable Coinpaprika is asked for each coin, ten a second, and has no lines', async () => {
	const right = read(await load());
	vi.setSystemTime(Date.now() + 120_000);
	world.standIn.misbehave('blocked', 'coingecko');
	world.standIn.requests.length = 0;
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'coinpaprika' });
	const at = expect.any(Number);
	expect(read(outcome)).toEqual(right.map((price) => ({ ...price, at, line: undefined })));
	const asked = world.standIn.requests.filter(({ service }) => service === 'coinpaprika');
	expect(asked).toHaveLength(14);
});

test.each([
	['all', 1, 0],
	// The third answer and all after it: the service is limiting requests.
	['btc|eth', 4, 2],
	// One coin has left the list.
	['(?!doge)', 14, 13],
])('of Coinpaprika the coins %s answer: %d requests, %d prices', async (good, requests, prices) => {
	const outside = fetch;
	let count = 0;
	vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
		count += 1;
		const isGood = new RegExp(`/(${good})[^/]*$`).test(url);
		return isGood ? outside(url, init) : new Response('', { status: 404 });
	});
	const { askCoinpaprika } = await import('#live/services/coinpaprika.ts');
	const answer = askCoinpaprika('USD');
	await vi.advanceTimersByTimeAsync(5000);
	expect(read(await answer)).toHaveLength(prices);
	expect(count).toBe(requests);
});

const withEthereum = {
	coingecko: (price: unknown) => [
		{ id: 'bitcoin', current_price: 5 },
		{ id: 'ethereum', current_price: price },
	],
	light: (price: unknown) => ({ bitcoin: { usd: 5 }, ethereum: { usd: price } }),
};

describe.each(['coingecko', 'light'] as const)('%s', (service) => {
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

function read<Data>(outcome: Outcome<Data[]> | Answer<Data[]>): Data[] {
	return 'data' in outcome ? outcome.data : [];
}

/** What a service makes of an answer. */
async function answerWith(answer: unknown, service: keyof typeof asks = 'coingecko') {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
	const ask = await asks[service]();
	const read = await ask('USD');
	return read.ok ? read.data : [];
}
