import { expect, test, vi } from 'vitest';
import type { Answer } from '#live/answer.ts';
import { askChain, type Link, type Snapshot, withSnapshot } from '#live/outcome.ts';

const { signal } = new AbortController();
const snapshot: Snapshot<string> = {
	asOf: '1970-01-01T00:00:01Z',
	sample: false,
	from: 'a test',
	data: 'built in',
};

test('the first service that answers is shown, and those after it receive no request', async () => {
	const asked: string[] = [];
	const outcome = await askChain(
		[
			link('nbu', { ok: false, reason: 'timeout', retryAt: 9 }, asked),
			link('frankfurter', { ok: true, data: 'rates', at: 5 }, asked),
			link('coinbase', { ok: true, data: 'others', at: 6 }, asked),
		],
		signal,
	);
	expect(outcome).toEqual({ state: 'live', source: 'frankfurter', data: 'rates', at: 5 });
	expect(asked).toEqual(['nbu', 'frankfurter']);
});

test('when none answers, the newest of the last good answers is shown, with what ails the first', async () => {
	const outcome = await askChain(
		[
			link('nbu', { ok: false, reason: 'limited', retryAt: 9, last: { data: 'old', at: 2000 } }),
			link('frankfurter', {
				ok: false,
				reason: 'timeout',
				retryAt: 8,
				last: { data: 'newer', at: 3000 },
			}),
		],
		signal,
	);
	expect(outcome).toEqual({
		state: 'stale',
		source: 'frankfurter',
		data: 'newer',
		at: 3000,
		reason: 'limited',
		retryAt: 8,
	});
	expect(withSnapshot(outcome, snapshot)).toBe(outcome);
});

test('what was built in stands in for nothing, and for older answers', async () => {
	const failed = await askChain(
		[link('nbu', { ok: false, reason: 'offline', retryAt: 9 })],
		signal,
	);
	expect(failed).toEqual({ state: 'failed', reason: 'offline', retryAt: 9 });
	expect(withSnapshot(failed, undefined)).toBe(failed);
	expect(withSnapshot(failed, snapshot)).toMatchObject({
		state: 'snapshot',
		data: 'built in',
		at: 1000,
	});
	const stale = {
		state: 'stale',
		source: 'nbu',
		data: 'old',
		at: 500,
		reason: 'offline',
		retryAt: 9,
	} as const;
	expect(withSnapshot(stale, snapshot)).toMatchObject({ state: 'snapshot' });
});

test('invented data never replace real ones', () => {
	const stale = {
		state: 'stale',
		source: 'nbu',
		data: 'old',
		at: 500,
		reason: 'offline',
		retryAt: 9,
	} as const;
	expect(withSnapshot(stale, { ...snapshot, sample: true })).toBe(stale);
	const live = { state: 'live', source: 'nbu', data: 'new', at: 0 } as const;
	expect(withSnapshot(live, snapshot)).toBe(live);
});

function link(source: Link<string>['source'], answer: Answer<string>, asked: string[] = []) {
	return {
		source,
		ask: async () => {
			asked.push(source);
			return answer;
		},
	};
}

test('a service whose script does not come is passed over', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const gone: Link<string> = { source: 'nbu', ask: () => Promise.reject(new TypeError('gone')) };
	const next = link('frankfurter', { ok: true, data: 'rates', at: 5 });
	expect(await askChain([gone, next], signal)).toMatchObject({ state: 'live', data: 'rates' });
	expect(await askChain([gone], signal)).toMatchObject({ state: 'failed', reason: 'bad-answer' });
	expect(warn).toHaveBeenCalledTimes(2);
	await expect(askChain([gone], AbortSignal.abort())).rejects.toThrow();
	warn.mockRestore();
});
