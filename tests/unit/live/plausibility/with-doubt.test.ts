import type { Outcome } from '#live/outcome.ts';
import { isOlderThan } from '#live/plausibility/age.ts';
import { withDoubt } from '#live/plausibility/with-doubt.ts';
import { createFakeCache } from '../fake-cache.ts';

const { signal } = new AbortController();
const now = Date.parse('2026-11-23T12:00:00Z');
const plausibility = {
	key: 'price',
	usual: { isOld: isOlderThan(60_000), aheadMs: 0, steadyMs: 60_000, between: [0.01, 1e6] },
	toReading: (usd: number, at: number) => ({ at, values: { usd } }),
} as const;

beforeEach(() => vi.useFakeTimers({ now }));

test('a value is compared with the last one without a doubt, also by the next page', async () => {
	const { cache } = createFakeCache();
	expect(await load(live(100), cache)).toEqual(live(100));
	expect(await load(live(150), cache)).toEqual({ ...live(150), doubt: 'jump' });
	expect(await load(live(150), cache)).toEqual({ ...live(150), doubt: 'jump' });
	expect(await load(live(110), cache)).toEqual(live(110));
});

test('stored data are judged too, but not for their age, which the page shows anyway', async () => {
	const { cache } = createFakeCache();
	const onKept = vi.fn();
	const kept = { ...live(1e9), state: 'kept' } as const;
	const old = { ...live(100, 0), state: 'stale', reason: 'timeout', retryAt: 0 } as const;
	const outcome = await withDoubt<number>(
		async (options) => {
			options.onKept?.(kept);
			return old;
		},
		plausibility,
		cache,
	)({ signal, onKept });
	expect(onKept).toHaveBeenCalledExactlyOnceWith({ ...kept, doubt: 'absurd' });
	expect(outcome).toEqual(old);
	expect(await load(live(100, 0), cache)).toMatchObject({ doubt: 'old' });
});

test('on the first visit it is compared with what was built in', async () => {
	const snapshot = { asOf: '2026-11-23T11:59:00Z', from: 'a test', data: 100 };
	const judge = (usd: number) =>
		withDoubt(
			async () => live(usd),
			{ ...plausibility, snapshot },
			createFakeCache().cache,
		)({
			signal,
		});
	expect(await judge(110)).toEqual(live(110));
	expect(await judge(10_000)).toMatchObject({ doubt: 'jump' });
});

test('where nothing came there is nothing to judge', async () => {
	const failed = { state: 'failed', reason: 'timeout', retryAt: 0 } as const;
	expect(await load(failed, createFakeCache().cache)).toBe(failed);
});

function load(outcome: Outcome<number>, cache: ReturnType<typeof createFakeCache>['cache']) {
	return withDoubt(async () => outcome, plausibility, cache)({ signal });
}

function live(usd: number, at = now) {
	return { state: 'live', source: 'coingecko', data: usd, at } as const;
}
