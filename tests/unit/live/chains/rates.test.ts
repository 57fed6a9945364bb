import { expect, test, vi } from 'vitest';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf, startTime } from '../../outside-world.ts';

const world = playOutsideWorld();
const options = { signal: new AbortController().signal };
const codes = ['USD', 'XAU'];

test('the bank gives the whole list with its own day; no other service receives a request', async () => {
	const outcome = await load();
	expect(outcome).toMatchObject({ state: 'live', source: 'nbu', data: { day: '2026-11-20' } });
	expect(outcome.state === 'live' && outcome.data.rates).toHaveLength(45);
	expect(world.standIn.requests.map(({ service }) => service)).toEqual(['nbu']);
});

test.each(faults)(
	'with %s at the bank the named rates come from Frankfurter, the same to the last digit',
	async (fault) => {
		world.standIn.misbehave(fault, 'nbu');
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
	},
);

test.each(faults)('with %s at Frankfurter the bank is enough', async (fault) => {
	world.standIn.misbehave(fault, 'frankfurter');
	expect(await load()).toMatchObject({ state: 'live', source: 'nbu' });
});

test.each(faults)(
	'with %s everywhere the reason is given, and the bank gets two requests a minute at most',
	async (fault) => {
		world.standIn.misbehave(fault);
		expect(await load()).toMatchObject({
			state: 'failed',
			reason: reasonOf[fault] ?? 'bad-answer',
		});
		expect(world.standIn.requests).toHaveLength(1 + codes.length);
		for (let again = 0; again < 2; again += 1) await load();
		const asked = world.standIn.requests.filter(({ service }) => service === 'nbu');
		expect(asked.length).toBeLessThanOrEqual(2);
	},
);

test.each(faults)(
	'with %s everywhere, after a good hour, the last good answer is shown with its time',
	async (fault) => {
		const good = await load();
		expect(good).toMatchObject({ state: 'live', at: startTime });
		vi.advanceTimersByTime(3_600_000);
		world.standIn.misbehave(fault);
		expect(await load()).toMatchObject({
			...good,
			state: 'stale',
			reason: reasonOf[fault] ?? 'bad-answer',
		});
	},
);

test('the text of the bank that is no JSON, and an empty list, are bad answers', async () => {
	const { askNbuRates } = await import('#live/services/nbu.ts');
	for (const body of ['[\n{ \nWrong date format\n }\n]', '[]', '[{}]']) {
		vi.stubGlobal('fetch', async () => new Response(body));
		expect(await askNbuRates()).toMatchObject({ ok: false, reason: 'bad-answer' });
		vi.advanceTimersByTime(60_000);
	}
});

test.each([Number.NaN, -1, 0, null, '44.1'])('a rate of %s is no rate', async (rate) => {
	const row = { cc: 'USD', rate, exchangedate: '16.03.2026' };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify([row])));
	const { askNbuRates } = await import('#live/services/nbu.ts');
	expect(await askNbuRates()).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test.each(['31.02.2026', '2026-02-28', '1.1.2026'])('%s is not a day of the bank', async (day) => {
	answerWith([{ cc: 'USD', rate: 44, exchangedate: day }]);
	const { askNbuRates } = await import('#live/services/nbu.ts');
	expect(await askNbuRates()).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('of a code that comes twice the first rate counts', async () => {
	const rows = [44, 45].map((rate) => ({ cc: 'USD', rate, exchangedate: '16.03.2026' }));
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)));
	const { askNbuRates } = await import('#live/services/nbu.ts');
	expect(await askNbuRates()).toMatchObject({ data: { rates: [{ code: 'USD', uah: 44 }] } });
});

test('a rate of another currency than the requested one is not taken', async () => {
	const row = { date: '2026-03-16', base: 'EUR', quote: 'UAH', rate: 50 };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(row)));
	const { askFrankfurterRates } = await import('#live/services/frankfurter.ts');
	expect(await askFrankfurterRates(['USD'])).toMatchObject({ ok: false, reason: 'bad-answer' });
});

test('a currency Frankfurter does not know is left out', async () => {
	world.standIn.misbehave('blocked', 'nbu');
	const { loadRates } = await import('#live/chains/rates.ts');
	const outcome = await settle(loadRates(['USD', 'QQQ'], options));
	expect(outcome).toMatchObject({ state: 'live', data: { rates: [{ code: 'USD' }] } });
});

test('the history comes from Frankfurter, oldest first, and from the bank when that is unavailable', async () => {
	const { loadRateHistory } = await import('#live/chains/rate-history.ts');
	const first = await settle(loadRateHistory('USD', new Date(), options));
	expect(first).toMatchObject({ state: 'live', source: 'frankfurter' });
	world.standIn.misbehave('blocked', 'frankfurter');
	const second = await settle(loadRateHistory('EUR', new Date(), options));
	expect(second).toMatchObject({ state: 'live', source: 'nbu' });
	for (const outcome of [first, second]) {
		const days = outcome.state === 'live' ? outcome.data.map(({ day }) => day) : [];
		expect(days.length).toBeGreaterThan(250);
		expect(days).toEqual([...days].sort());
		expect(days.at(-1)).toBe('2026-11-20');
	}
});

test('one unreadable row of the bank costs one row', async () => {
	const good = { cc: 'USD', rate: 44, exchangedate: '20.11.2026' };
	const bad = [
		{ ...good, cc: 'EUR', rate: null },
		{ ...good, cc: 'GBP', rate: 1e12 },
		{ ...good, cc: 'TRY', exchangedate: '31.02.2026' },
		{ ...good, cc: 'AED', exchangedate: '01.01.2020' },
		null,
		'text',
	];
	answerWith([...bad, good, { ...good, cc: 'PLN', rate: 12 }]);
	const { askNbuRates } = await import('#live/services/nbu.ts');
	expect(await askNbuRates()).toMatchObject({
		ok: true,
		data: {
			day: '2026-11-20',
			rates: [
				{ code: 'USD', uah: 44 },
				{ code: 'PLN', uah: 12 },
			],
		},
	});
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
	const { askFrankfurterRates } = await import('#live/services/frankfurter.ts');
	expect(await askFrankfurterRates(Object.keys(answers))).toMatchObject({
		ok: true,
		data: {
			day: '2026-11-19',
			rates: [
				{ code: 'USD', uah: 44 },
				{ code: 'GBP', uah: 58 },
			],
		},
	});
});

test('with Frankfurter unavailable the bank gives the history at once, also after its table', async () => {
	world.standIn.misbehave('blocked', 'frankfurter');
	await load();
	const { loadRateHistory } = await import('#live/chains/rate-history.ts');
	const { loadRateTrends } = await import('#live/chains/rates.ts');
	const trends = await settle(loadRateTrends(codes, new Date(), options));
	expect(trends).toMatchObject({ state: 'live', source: 'nbu' });
	const start = Date.now();
	const history = await loadRateHistory('PLN', new Date(), options);
	expect(history).toMatchObject({ state: 'live', source: 'nbu' });
	expect(Date.now() - start).toBeLessThan(100);
});

test('on 29 February the year begins on a day that exists', async () => {
	vi.setSystemTime('2028-02-29T10:00:00Z');
	const { loadRateHistory } = await import('#live/chains/rate-history.ts');
	await settle(loadRateHistory('USD', new Date(), options));
	expect(world.standIn.requests[0]?.url).toContain('from=2027-02-28');
});

test('yesterday’s history is shown when all services are down', async () => {
	const { loadRateHistory } = await import('#live/chains/rate-history.ts');
	const first = await settle(loadRateHistory('USD', new Date(), options));
	vi.setSystemTime(startTime + 26 * 3_600_000);
	world.standIn.misbehave('blocked');
	const second = await settle(loadRateHistory('USD', new Date(), options));
	expect(second).toMatchObject({
		state: 'stale',
		data: first.state === 'live' ? first.data : undefined,
	});
});

test('the rates of the last weeks are those of every currency, oldest first, in one request', async () => {
	const { loadRateTrends } = await import('#live/chains/rates.ts');
	const outcome = await settle(loadRateTrends(codes, new Date(), options));
	const trends = outcome.state === 'live' ? outcome.data : {};
	expect(Object.keys(trends)).toHaveLength(45);
	const days = trends.USD?.map(({ day }) => day) ?? [];
	expect(days).toHaveLength(15);
	expect(days).toEqual([...days].sort());
	expect(world.standIn.requests).toHaveLength(1);
});

function answerWith(rows: readonly unknown[]) {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)));
}

async function load() {
	const { loadRates } = await import('#live/chains/rates.ts');
	return settle(loadRates(codes, options));
}

async function settle<Value>(promise: Promise<Value>): Promise<Value> {
	await vi.advanceTimersByTimeAsync(20_000);
	return promise;
}
