import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#live/answer.ts';
import type { Outcome } from '#live/outcome.ts';
import type { AskOptions } from '#live/request/ask.ts';
import { askChain, chainMs, type Link, patienceMs } from '#live/request/ask-chain.ts';
import { retryMs } from '#live/retry.ts';
import { fakeTimeout } from '../../fake-timeout.ts';

const { signal } = new AbortController();
const start = 1_000_000;
const timeout = { ok: false, reason: 'timeout', retryAt: 0 } as const;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	fakeTimeout();
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('the first service that answers is shown, and those after it receive no request', async () => {
	const asked: string[] = [];
	const outcome = await askChain(
		[
			link('nbu', timeout, { asked }),
			link('frankfurter', good('rates', 5), { asked }),
			link('coinbase', good('others', 6), { asked }),
		],
		{ signal },
	);
	expect(outcome).toEqual({ state: 'live', source: 'frankfurter', data: 'rates', at: 5 });
	await vi.advanceTimersByTimeAsync(chainMs);
	expect(asked).toEqual(['nbu', 'frankfurter']);
});

test('a service that is slow is joined by the next one; the first answer ends the other request', async () => {
	const ended: string[] = [];
	const outcome = askChain(
		[
			link('nbu', good('slow', 1), { ms: 9000, ended }),
			link('frankfurter', good('fast', 2), { ms: 500, ended }),
		],
		{ signal },
	);
	await vi.advanceTimersByTimeAsync(patienceMs + 500);
	expect(await outcome).toMatchObject({ state: 'live', source: 'frankfurter', data: 'fast' });
	expect(ended).toEqual(['nbu']);
});

test('a service that answers late still counts if it is the first', async () => {
	const outcome = askChain(
		[
			link('nbu', good('slow', 1), { ms: patienceMs + 100 }),
			link('frankfurter', good('slower', 2), { ms: 5000 }),
		],
		{ signal },
	);
	await vi.advanceTimersByTimeAsync(patienceMs + 100);
	expect(await outcome).toMatchObject({ state: 'live', source: 'nbu' });
});

test('when nothing answers it ends after ten seconds, and a minute later it may be repeated', async () => {
	const outcome = askChain(
		[link('nbu', good('', 1), { ms: 1e9 }), link('frankfurter', good('', 2), { ms: 1e9 })],
		{ signal },
	);
	await vi.advanceTimersByTimeAsync(chainMs);
	expect(await outcome).toEqual({
		state: 'failed',
		reason: 'timeout',
		retryAt: start + retryMs,
	});
});

test('a kept answer comes at once, the newest one if several are kept', async () => {
	const kept: Outcome<string>[] = [];
	const outcome = askChain(
		[
			link('nbu', timeout, { ms: 1000, last: { data: 'old', at: 2000 } }),
			link('frankfurter', timeout, { ms: 1000, last: { data: 'newer', at: 3000 } }),
		],
		{ signal, onKept: (each) => kept.push(each) },
	);
	await vi.advanceTimersByTimeAsync(0);
	expect(kept.at(-1)).toEqual({ state: 'kept', source: 'frankfurter', data: 'newer', at: 3000 });
	await vi.advanceTimersByTimeAsync(2000);
	expect(await outcome).toEqual({
		state: 'stale',
		source: 'frankfurter',
		data: 'newer',
		at: 3000,
		reason: 'timeout',
		retryAt: start + retryMs,
	});
});

test('the error shown is that of the first service, the time that of the first to allow a request', async () => {
	const outcome = await askChain(
		[
			link('nbu', { ok: false, reason: 'limited', retryAt: start + 90_000 }),
			link('frankfurter', { ok: false, reason: 'timeout', retryAt: start + 30_000 }),
		],
		{ signal },
	);
	expect(outcome).toEqual({ state: 'failed', reason: 'limited', retryAt: start + 30_000 });
});

const isOdd = (data: string) => (data.startsWith('odd') ? 'jump' : undefined);

test('an answer that is doubted is shown only if no other service has a better one', async () => {
	const odd = link('nbu', good('odd', start));
	const better = await askChain([odd, link('frankfurter', good('rates', 5))], {
		signal,
		judge: isOdd,
	});
	expect(better).toEqual({ state: 'live', source: 'frankfurter', data: 'rates', at: 5 });
	for (const next of [link('frankfurter', timeout), link('frankfurter', good('odd too', start))]) {
		const outcome = await askChain([odd, next], { signal, judge: isOdd });
		expect(outcome).toEqual({ state: 'live', source: 'nbu', data: 'odd', at: start });
	}
});

test('one that was kept is requested again after a minute, one without a doubt is not', async () => {
	const ages: (number | undefined)[] = [];
	const kept: Link<string> = {
		source: 'nbu',
		ask: async ({ keptOnly, maxAgeMs }) => {
			if (!keptOnly) ages.push(maxAgeMs);
			return maxAgeMs === undefined ? good('odd', start - retryMs) : good('rates', start);
		},
	};
	expect(await askChain([kept], { signal, judge: isOdd })).toMatchObject({ data: 'rates' });
	expect(ages).toEqual([undefined, retryMs]);
	expect(await askChain([kept], { signal })).toMatchObject({ data: 'odd' });
	expect(ages).toEqual([undefined, retryMs, undefined]);
});

test('a service whose script does not come is passed over', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const gone: Link<string> = { source: 'nbu', ask: () => Promise.reject(new TypeError('gone')) };
	const next = link('frankfurter', good('rates', 5));
	expect(await askChain([gone, next], { signal })).toMatchObject({ state: 'live', data: 'rates' });
	expect(await askChain([gone], { signal })).toMatchObject({
		state: 'failed',
		reason: 'bad-answer',
	});
	expect(warn).toHaveBeenCalledTimes(2);
	await expect(askChain([gone], { signal: AbortSignal.abort() })).rejects.toThrow();
});

test('aborting ends all requests', async () => {
	const ended: string[] = [];
	const leave = new AbortController();
	const outcome = askChain(
		[
			link('nbu', good('', 1), { ms: 1e9, ended }),
			link('frankfurter', good('', 2), { ms: 1e9, ended }),
		],
		{ signal: leave.signal },
	);
	const end = expect(outcome).rejects.toThrow();
	await vi.advanceTimersByTimeAsync(patienceMs);
	leave.abort();
	await end;
	expect(ended).toEqual(['nbu', 'frankfurter']);
});

interface Behaviour {
	/** Milliseconds until it answers. */
	ms?: number;
	/** What is kept of it. */
	last?: { data: string; at: number };
	asked?: string[];
	ended?: string[];
}

function link(
	source: Link<string>['source'],
	answer: Answer<string>,
	{ ms = 0, last, asked = [], ended = [] }: Behaviour = {},
): Link<string> {
	return {
		source,
		ask: async ({ signal: end, keptOnly }: AskOptions) => {
			if (keptOnly) return { ok: false, reason: 'not-found', retryAt: 0, last };
			asked.push(source);
			if (ms > 0) {
				await new Promise((resolve, reject) => {
					const leave = () => {
						ended.push(source);
						reject(end?.reason);
					};
					end?.addEventListener('abort', leave);
					setTimeout(() => {
						end?.removeEventListener('abort', leave);
						resolve(undefined);
					}, ms);
				});
			}
			return answer.ok ? answer : { ...answer, last };
		},
	};
}

function good(data: string, at: number): Answer<string> {
	return { ok: true, data, at };
}
