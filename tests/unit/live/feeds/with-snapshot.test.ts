import { withSnapshot } from '#live/feeds/with-snapshot.ts';
import type { Outcome, Snapshot } from '#live/outcome.ts';

const { signal } = new AbortController();
const snapshot: Snapshot<string> = {
	asOf: '1970-01-01T00:00:01Z',
	from: 'a test',
	data: 'built in',
};
const failed: Outcome<string> = { state: 'failed', reason: 'offline', retryAt: 9 };
const live: Outcome<string> = { state: 'live', source: 'nbu', data: 'new', at: 0 };

test('what was built in is shown instead of nothing, and of older answers', async () => {
	const shown = { state: 'snapshot', data: 'built in', at: 1000, reason: 'offline', retryAt: 9 };
	expect(await load(failed)).toEqual(shown);
	expect(await load(stale(999))).toEqual(shown);
	expect(await load(stale(1000))).toEqual(stale(1000));
	expect(await load(live)).toBe(live);
	expect(await withSnapshot(async () => failed, undefined)({ signal })).toBe(failed);
});

test('a kept answer is shown first only if it is newer than what was built in', async () => {
	const onKept = vi.fn();
	for (const at of [999, 1000]) {
		await withSnapshot<string>(async (options) => {
			options.onKept?.({ state: 'kept', source: 'nbu', data: 'kept', at });
			return live;
		}, snapshot)({ signal, onKept });
	}
	expect(onKept.mock.calls).toEqual([[expect.objectContaining({ at: 1000 })]]);
});

function load(outcome: Outcome<string>) {
	return withSnapshot(async () => outcome, snapshot)({ signal });
}

function stale(at: number): Outcome<string> {
	return { state: 'stale', source: 'nbu', data: 'old', at, reason: 'offline', retryAt: 9 };
}
