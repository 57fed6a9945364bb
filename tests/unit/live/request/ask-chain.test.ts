import type { Answer } from '#live/answer.ts';
import type { Outcome } from '#live/outcome.ts';
import type { AskOptions } from '#live/request/ask.ts';
import { askChain, chainTimeoutMs, type Link, nextServiceMs } from '#live/request/ask-chain.ts';
import { retryMs } from '#live/retry.ts';
import { fakeTimeout } from '../../fake-timeout.ts';

const { signal } = new AbortController();
const start = 1_000_000;
const timeout = { ok: false, reason: 'timeout', retryAt: 0 } as const;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	fakeTimeout();
});

test('the first service that answers is shown, and those after it receive no request', async () => {
	const asked: string[] = [];
	const rates = link('frankfurter', good('rates', 5), { asked });
	const others = link('coinpaprika', good('others', 6), { asked });
	const outcome = await askChain([link('nbu', timeout, { asked }), rates, others], { signal });
	expect(outcome).toEqual({ state: 'live', source: 'frankfurter', data: 'rates', at: 5 });
	await vi.advanceTimersByTimeAsync(chainTimeoutMs);
	expect(asked).toEqual(['nbu', 'frankfurter']);
});

test.each([
	[
		'is joined by the next one; the first answer ends the other request',
		9000,
		500,
		'frankfurter',
		['nbu'],
	],
	['still counts if it is the first', nextServiceMs + 100, 5000, 'nbu', ['frankfurter']],
])('a service that is slow %s', async (_, first, second, source, others) => {
	const ended: string[] = [];
	const nbu = link('nbu', good('slow', 1), { ms: first, ended });
	const outcome = askChain([nbu, link('frankfurter', good('next', 2), { ms: second, ended })], {
		signal,
	});
	await vi.advanceTimersByTimeAsync(nextServiceMs + 500);
	expect(await outcome).toMatchObject({ state: 'live', source });
	expect(ended).toEqual(others);
});

test('when nothing answers it ends after ten seconds, and a minute later it may be repeated', async () => {
	const never = { ms: 1e9 };
	const links = [link('nbu', timeout, never), link('frankfurter', timeout, never)];
	const outcome = askChain(links, { signal });
	await vi.advanceTimersByTimeAsync(chainTimeoutMs);
	const retryAt = start + retryMs;
	expect(await outcome).toEqual({ state: 'failed', reason: 'timeout', retryAt });
});

test('a kept answer comes at once, the newest one if several are kept', async () => {
	const kept: Outcome<string>[] = [];
	const links = [
		link('nbu', timeout, { ms: 1000, last: { data: 'old', at: 2000 } }),
		link('frankfurter', timeout, { ms: 1000, last: { data: 'newer', at: 3000 } }),
	];
	const outcome = askChain(links, { signal, onKept: (each) => kept.push(each) });
	await vi.advanceTimersByTimeAsync(0);
	const newest = { source: 'frankfurter', data: 'newer', at: 3000 };
	expect(kept.at(-1)).toEqual({ state: 'kept', ...newest });
	await vi.advanceTimersByTimeAsync(2000);
	const failure = { reason: 'timeout', retryAt: start + retryMs };
	expect(await outcome).toEqual({ state: 'stale', ...newest, ...failure });
});

test('the error shown is that of the last service, the time that of the first to allow a request', async () => {
	const limited = link('nbu', { ok: false, reason: 'limited', retryAt: start + 90_000 });
	const next = link('frankfurter', { ...timeout, retryAt: start + 30_000 });
	const outcome = await askChain([limited, next], { signal });
	expect(outcome).toEqual({ state: 'failed', reason: 'timeout', retryAt: start + 30_000 });
});

const isOdd = async (data: string) => (data.startsWith('odd') ? 'jump' : undefined);

test('an answer that is doubted is shown only if no other service has a better one', async () => {
	const odd = link('nbu', good('odd', start));
	const judged = { signal, judge: isOdd };
	const better = await askChain([odd, link('frankfurter', good('rates', 5))], judged);
	expect(better).toEqual({ state: 'live', source: 'frankfurter', data: 'rates', at: 5 });
	for (const next of [link('frankfurter', timeout), link('frankfurter', good('odd too', start))]) {
		const outcome = await askChain([odd, next], judged);
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
	const failed = { state: 'failed', reason: 'bad-answer' };
	expect(await askChain([gone], { signal })).toMatchObject(failed);
	expect(warn).toHaveBeenCalledTimes(2);
	await expect(askChain([gone], { signal: AbortSignal.abort() })).rejects.toThrow();
});

test('aborting ends all requests', async () => {
	const ended: string[] = [];
	const leave = new AbortController();
	const never = { ms: 1e9, ended };
	const links = [link('nbu', timeout, never), link('frankfurter', timeout, never)];
	const outcome = askChain(links, { signal: leave.signal });
	const end = expect(outcome).rejects.toThrow();
	await vi.advanceTimersByTimeAsync(nextServiceMs);
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
