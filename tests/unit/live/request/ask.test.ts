import * as v from 'valibot';
import { createAsk, type Question } from '#live/request/ask.ts';
import { backOffMs, timeoutMs } from '#live/request/send.ts';
import { asFetch } from '../../../stand-in/as-fetch.ts';
import { faults } from '../../../stand-in/faults.ts';
import { createStandIn, type StandIn } from '../../../stand-in/stand-in.ts';
import { fakeTimeout } from '../../fake-timeout.ts';
import { reasonOf } from '../../outside-world.ts';
import { createFakeCache } from '../fake-cache.ts';

const schema = v.pipe(v.array(v.object({ cc: v.string(), rate: v.number() })), v.minLength(1));
const question = {
	service: 'nbu',
	path: '/NBUStatService/v1/statdirectory/exchange?json&valcode=EUR&date=20261120',
	schema,
	freshMs: 600_000,
	retries: 0,
} as const satisfies Question<typeof schema>;
const url = `https://bank.gov.ua${question.path}`;
const right = [{ cc: 'EUR', rate: 50.6661 }];

let standIn: StandIn;

beforeEach(async () => {
	vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
	fakeTimeout();
	standIn = await createStandIn();
	vi.stubGlobal('fetch', asFetch(standIn));
	vi.stubGlobal('navigator', { onLine: true });
});

test('a fresh answer is given again without a request, also to the next page', async () => {
	const { cache } = createFakeCache();
	const ask = createAsk(cache);
	expect(await ask(question)).toMatchObject({ ok: true, data: right });
	vi.advanceTimersByTime(question.freshMs - 1);
	expect(await ask(question)).toMatchObject({ ok: true, data: right });
	expect(await createAsk(cache)(question)).toMatchObject({ ok: true, data: right });
	expect(standIn.requests).toHaveLength(1);
	vi.advanceTimersByTime(1);
	await ask(question);
	expect(standIn.requests).toHaveLength(2);
});

test('a caller may want a newer answer than its question', async () => {
	const ask = open();
	await ask(question);
	vi.advanceTimersByTime(60_000);
	await ask(question, { maxAgeMs: 60_001 });
	expect(standIn.requests).toHaveLength(1);
	await ask(question, { maxAgeMs: 60_000 });
	expect(standIn.requests).toHaveLength(2);
	expect(await ask(question, { maxAgeMs: 0, keptOnly: true })).toMatchObject({ ok: false });
});

test('two who ask at once share a request', async () => {
	const ask = open();
	const answers = await Promise.all([ask(question), ask(question)]);
	expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
	expect(standIn.requests).toHaveLength(1);
});

test('a caller that aborts does not end the request of another, the last one does', async () => {
	standIn.misbehave('slow');
	const ask = open();
	const [first, second] = [new AbortController(), new AbortController()];
	const answers = [ask(question, first), ask(question, second)];
	const ends = Promise.allSettled(answers);
	await vi.advanceTimersByTimeAsync(10);
	first.abort();
	await vi.advanceTimersByTimeAsync(timeoutMs);
	expect(await ends).toMatchObject([
		{ status: 'rejected' },
		{ status: 'fulfilled', value: { ok: false, reason: 'timeout' } },
	]);
});

test('leaving aborts the request itself', async () => {
	const seen: AbortSignal[] = [];
	vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
		seen.push(signal);
		return new Promise((_, reject) => {
			signal.addEventListener('abort', () => reject(signal.reason));
		});
	});
	const leave = new AbortController();
	const answer = open()(question, leave);
	const end = expect(answer).rejects.toThrow();
	await vi.advanceTimersByTimeAsync(10);
	leave.abort();
	await end;
	expect(seen[0]?.aborted).toBe(true);
});

test('a passing fault is retried with growing pauses, as often as it is allowed', async () => {
	standIn.misbehave('status-503');
	const ask = open();
	const answer = ask({ ...question, retries: 2, perMinute: 5 });
	await vi.advanceTimersByTimeAsync(backOffMs - 1);
	expect(standIn.requests).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(standIn.requests).toHaveLength(2);
	await vi.advanceTimersByTimeAsync(2 * backOffMs - 1);
	expect(standIn.requests).toHaveLength(2);
	standIn.misbehave(undefined);
	await vi.advanceTimersByTimeAsync(1);
	expect(await answer).toMatchObject({ ok: true, data: right });
	expect(standIn.requests).toHaveLength(3);
});

test('retries stay within the requests of the minute', async () => {
	standIn.misbehave('status-503');
	const answer = open()({ ...question, retries: 5, perMinute: 2 });
	await vi.advanceTimersByTimeAsync(timeoutMs);
	expect(await answer).toMatchObject({ ok: false, reason: 'bad-answer' });
	expect(standIn.requests).toHaveLength(2);
});

test('a service that names a time is left alone until then, after a reload and in other tabs, too', async () => {
	standIn.misbehave('status-429');
	const { cache } = createFakeCache();
	const start = Date.now();
	const openTab = createAsk(cache);
	await createAsk(cache)(question);
	vi.advanceTimersByTime(119_999);
	const left = { ok: false, reason: 'limited', retryAt: start + 120_000 };
	expect(await createAsk(cache)(question)).toMatchObject(left);
	expect(await openTab(question)).toMatchObject(left);
	expect(standIn.requests).toHaveLength(1);
	standIn.misbehave(undefined);
	vi.advanceTimersByTime(1);
	expect(await createAsk(cache)(question)).toMatchObject({ ok: true, data: right });
});

test('a pause ends, whatever the storage contains', async () => {
	const { cache, kept } = createFakeCache();
	for (const until of [Date.now() + 1e12, 'tomorrow', null, Number.NaN]) {
		kept.clear();
		kept.set('rest https://bank.gov.ua', { at: Date.now(), data: until });
		expect(await createAsk(cache)(question)).toMatchObject({ ok: true });
	}
});

test('what was kept is held against the schema, and a clock set back makes it old', async () => {
	const { cache, kept } = createFakeCache();
	kept.set(url, { at: Date.now(), data: [{ cc: 'EUR', rate: 'a lot' }] });
	expect(await createAsk(cache)(question)).toMatchObject({ data: right });
	kept.set(url, { at: Date.now() + 3_600_000, data: [{ cc: 'EUR', rate: 1 }] });
	expect(await createAsk(cache)(question)).toMatchObject({ data: right });
	expect(standIn.requests).toHaveLength(2);
});

test('without a network nothing is sent, and the last good answer is handed over', async () => {
	const { cache, kept } = createFakeCache();
	const last = { at: Date.now() - 86_400_000, data: right };
	kept.set(url, last);
	vi.stubGlobal('navigator', { onLine: false });
	expect(await createAsk(cache)(question)).toMatchObject({ ok: false, reason: 'offline', last });
	expect(standIn.requests).toHaveLength(0);
});

test.each(faults)(
	'%s is distinguished from the others and keeps the last good answer',
	async (fault) => {
		const { cache, kept } = createFakeCache();
		const last = { at: Date.now() - 86_400_000, data: right };
		kept.set(url, last);
		standIn.misbehave(fault);
		const answer = createAsk(cache)(question);
		await vi.advanceTimersByTimeAsync(timeoutMs);
		expect(await answer).toMatchObject({
			ok: false,
			reason: reasonOf[fault] ?? 'bad-answer',
			last,
		});
		expect(kept.get(url)).toEqual(last);
	},
);

test('an answer longer than allowed is not read to its end', async () => {
	let pulled = 0;
	const body = new ReadableStream({
		pull: (controller) => {
			pulled += 1;
			controller.enqueue(new Uint8Array(100_000));
		},
	});
	vi.stubGlobal('fetch', async () => new Response(body));
	const answer = await open()({ ...question, maxBytes: 500_000 });
	expect(answer).toMatchObject({ reason: 'bad-answer' });
	expect(pulled).toBeLessThan(10);
});

test('a body that breaks off is no answer', async () => {
	const body = new ReadableStream({
		pull: (controller) => controller.error(new TypeError('terminated')),
	});
	vi.stubGlobal('fetch', async () => new Response(body));
	expect(await open()(question)).toMatchObject({ ok: false, reason: 'unreachable' });
});

function open() {
	return createAsk(createFakeCache().cache);
}
