import { expect, test } from 'vitest';
import { afterShown, type Outcome, toShown } from '#live/outcome.ts';

const live: Outcome<string> = { state: 'live', source: 'nbu', data: 'new', at: 5 };
const failed: Outcome<string> = { state: 'failed', reason: 'timeout', retryAt: 9 };

test('a failure does not take away what is shown, and an answer replaces it', () => {
	expect(afterShown(undefined, failed)).toBe(failed);
	expect(afterShown(failed, failed)).toBe(failed);
	expect(afterShown(live, { ...live, at: 6 })).toMatchObject({ state: 'live', at: 6 });
	expect(afterShown(live, failed)).toEqual({ ...live, ...failed, state: 'stale' });
	expect(afterShown({ ...live, state: 'kept' }, failed)).toMatchObject({ state: 'stale', at: 5 });
	const snapshot: Outcome<string> = { ...failed, state: 'snapshot', data: 'old', at: 1 };
	expect(afterShown(snapshot, { ...failed, retryAt: 20 })).toEqual({ ...snapshot, retryAt: 20 });
});

test('before the first answer what was built in is shown', () => {
	const snapshot = { asOf: '1970-01-01T00:00:01Z', from: 'a test', data: 'built in' };
	expect(toShown(undefined, snapshot)).toBe('built in');
	expect(toShown(undefined, undefined)).toBeUndefined();
	expect(toShown(failed, snapshot)).toBeUndefined();
	expect(toShown(live, snapshot)).toBe('new');
});
