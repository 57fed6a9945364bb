import type { RateTable } from '#live/rate-table.ts';
import { playOutsideWorld } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };
const codes = ['USD', 'XAU'];
const dollar = { cc: 'USD', rate: 44, exchangedate: '20.11.2026' };

// Where the calendar of the bank comes from is said in tests/stand-in/services/nbu.ts.
test.each([
	['2026-11-20T13:00Z', '2026-11-20', undefined],
	// A Friday after 16:00 in Kyiv, a Sunday, and a Monday whose day has not begun in UTC.
	['2026-11-20T16:30Z', '2026-11-20', '2026-11-23'],
	['2026-11-22T10:00Z', '2026-11-22', '2026-11-23'],
	['2026-11-22T22:30Z', '2026-11-23', undefined],
	['2026-07-15T14:00Z', '2026-07-15', '2026-07-16'],
])('at %s the rates of %s are valid, and the bank has set those of %s', async (now, day, next) => {
	vi.setSystemTime(now);
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'nbu', data: { day } });
	const { data } = outcome as { data: RateTable };
	expect(data.rates).toHaveLength(45);
	expect(data.next?.day).toBe(next);
	// No other service receives a request.
	expect(world.standIn.requests.map(({ service }) => service)).toEqual(
		next ? ['nbu', 'nbu'] : ['nbu'],
	);
});

test('without a network the rates of Friday stay valid until Monday, when those that were set for it are', async () => {
	vi.setSystemTime('2026-11-20T16:30Z');
	await load();
	world.standIn.misbehave('blocked');
	for (const [now, day, next] of [
		['2026-11-22T10:00Z', '2026-11-22', '2026-11-23'],
		['2026-11-23T07:00Z', '2026-11-23', undefined],
	]) {
		vi.setSystemTime(now ?? '');
		const outcome = await load();
		expect(outcome).toMatchObject({ state: 'stale', source: 'nbu', data: { day } });
		expect((outcome as { data: RateTable }).data.next?.day).toBe(next);
	}
});

test.each(['nbu', 'frankfurter'] as const)(
	'the rates of a past day come from %s',
	async (source) => {
		if (source === 'frankfurter') world.standIn.misbehave('blocked', 'nbu');
		// A Sunday: the bank repeats the rates of Friday under its date, Frankfurter names the day of Friday.
		const day = source === 'nbu' ? '2026-11-01' : '2026-10-30';
		const outcome = await load(codes, '2026-11-01');
		expect(outcome).toMatchObject({ state: 'live', source, data: { day } });
		expect(JSON.stringify(outcome)).toContain('{"code":"USD","uah":44.7257}');
		const before = world.standIn.requests.length;
		await load(codes, '2026-11-01');
		if (source === 'nbu') expect(world.standIn.requests).toHaveLength(before);
	},
);

test('with the bank unavailable the named rates come from Frankfurter, the same to the last digit', async () => {
	world.standIn.misbehave('blocked', 'nbu');
	expect(await load()).toEqual({
		state: 'live',
		source: 'frankfurter',
		at: expect.any(Number),
		data: {
			day: '2026-11-20',
			rates: [
				{ code: 'USD', uah: 44.1381 },
				{ code: 'XAU', uah: 225_912.48 },
			],
		},
	});
});

test.each([
	'[\n{ \nWrong date format\n }\n]',
	...[{ rate: -1 }, { rate: '44.1' }, { exchangedate: '31.02.2026' }].map((broken) =>
		JSON.stringify([{ ...dollar, ...broken }]),
	),
])('%s of the bank is a bad answer', async (body) => {
	vi.stubGlobal('fetch', async () => new Response(body));
	expect(await askBank()).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('one unreadable row of the bank costs one row, and of a code that comes twice the first rate counts', async () => {
	const bad = [
		{ ...dollar, cc: 'EUR', rate: null },
		{ ...dollar, cc: 'GBP', rate: 1e12 },
		{ ...dollar, cc: 'TRY', exchangedate: '31.02.2026' },
		{ ...dollar, cc: 'AED', exchangedate: '01.01.2020' },
		null,
		'text',
	];
	answerWith([...bad, dollar, { ...dollar, rate: 45 }, { ...dollar, cc: 'PLN', rate: 12 }]);
	const rates = [
		{ code: 'USD', uah: 44 },
		{ code: 'PLN', uah: 12 },
	];
	expect(await askBank()).toMatchObject({ ok: true, data: { day: '2026-11-20', rates } });
});

test('a rate of another currency than the requested one is not taken', async () => {
	answerWith({ date: '2026-03-16', base: 'EUR', quote: 'UAH', rate: 50 });
	expect(await askFrankfurter('USD')).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('a currency Frankfurter does not know is left out', async () => {
	world.standIn.misbehave('blocked', 'nbu');
	const rates = [{ code: 'USD' }];
	expect(await load(['USD', 'QQQ'])).toMatchObject({ state: 'live', data: { rates } });
});

test('the history comes from Frankfurter, oldest first, and from the bank when that is unavailable', async () => {
	const first = await loadHistory('USD');
	world.standIn.misbehave('blocked', 'frankfurter');
	const second = await loadHistory('EUR');
	for (const [outcome, source] of [
		[first, 'frankfurter'],
		[second, 'nbu'],
	] as const) {
		expect(outcome).toMatchObject({ state: 'live', source });
		const days = outcome.state === 'live' ? outcome.data.map(({ day }) => day) : [];
		expect(days.length).toBeGreaterThan(250);
		expect(days).toEqual(days.toSorted());
		expect(days.at(-1)).toBe('2026-11-20');
	}
});

test('one unreadable answer of Frankfurter costs one rate, and one old date not the heading', async () => {
	const answers: Record<string, object> = {
		USD: { date: '2026-11-20', rate: 44 },
		EUR: { date: '2026-11-20', rate: null },
		GBP: { date: '2026-11-19', rate: 58 },
		AED: { date: '2020-01-01', rate: 12 },
	};
	vi.stubGlobal('fetch', async (url: string) => {
		const base = /rate\/([A-Z]{3})/.exec(url)?.[1] ?? '';
		return new Response(JSON.stringify({ base, quote: 'UAH', ...answers[base] }));
	});
	const rates = [
		{ code: 'USD', uah: 44 },
		{ code: 'GBP', uah: 58 },
	];
	const answer = await askFrankfurter(...Object.keys(answers));
	expect(answer).toMatchObject({ ok: true, data: { day: '2026-11-19', rates } });
});

test('with Frankfurter unavailable the bank gives the history also after its table and its trends', async () => {
	world.standIn.misbehave('blocked', 'frankfurter');
	await load();
	await loadTrends();
	expect(await loadHistory('PLN')).toMatchObject({ state: 'live', source: 'nbu' });
});

test('on 29 February the year begins on a day that exists', async () => {
	vi.setSystemTime('2028-02-29T10:00:00Z');
	await loadHistory('USD');
	expect(world.standIn.requests[0]?.url).toContain('from=2027-02-28');
});

test('the rates of the last weeks are those of every currency, oldest first, in one request', async () => {
	const outcome = await loadTrends();
	const trends = outcome.state === 'live' ? outcome.data : {};
	expect(Object.keys(trends)).toHaveLength(45);
	const days = trends.USD?.map(({ day }) => day) ?? [];
	expect(days).toHaveLength(15);
	expect(days).toEqual(days.toSorted());
	expect(world.standIn.requests).toHaveLength(1);
});

function answerWith(answer: unknown) {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
}

async function askBank() {
	return (await import('#live/services/nbu.ts')).askNbuRates();
}

async function askFrankfurter(...wanted: string[]) {
	return (await import('#live/services/frankfurter.ts')).askFrankfurterRates(wanted);
}

async function load(wanted = codes, day?: string) {
	const { loadRates } = await import('#live/chains/rates.ts');
	return settle(loadRates(wanted, options, day));
}

async function loadTrends() {
	const { loadRateTrends } = await import('#live/chains/rates.ts');
	return settle(loadRateTrends(codes, new Date(), options));
}

async function loadHistory(code: string) {
	const { loadRateHistory } = await import('#live/chains/rate-history.ts');
	return settle(loadRateHistory(code, options));
}

async function settle<Value>(promise: Promise<Value>): Promise<Value> {
	await vi.advanceTimersByTimeAsync(20_000);
	return promise;
}
