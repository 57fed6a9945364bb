import { expect, test } from 'vitest';
import { afterShown, type Outcome, toShown } from '#live/outcome.ts';

const live: Outcome<string> = { state: 'live', source: 'nbu', data: 'new', at: 5 };
const failed: Outcome<string> = { state: 'failed', reason: 'timeout', retryAt: 9 };
const old: Outcome<string> = { ...failed, state: 'snapshot', data: 'old', at: 1 };
const stale: Outcome<string> = { ...live, ...failed, state: 'stale' };

test.each<[Outcome<string> | undefined, Outcome<string>, Outcome<string>]>([
	[undefined, failed, failed],
	[failed, failed, failed],
	[live, { ...live, at: 6 }, { ...live, at: 6 }],
	[live, failed, stale],
	[{ ...live, state: 'kept' }, failed, stale],
	[old, { ...failed, retryAt: 20 }, { ...old, retryAt: 20 }],
])(
	'a failure does not take away what is shown, and an answer replaces it: %#',
	(before, next, after) => {
		expect(afterShown(before, next)).toEqual(after);
	},
);

test('before the first answer what was built in is shown', () => {
	const snapshot = { asOf: '1970-01-01T00:00:01Z', from: 'a test', data: 'built in' };
	const shown = [undefined, failed, live].map((outcome) => toShown(outcome, snapshot));
	expect(shown).toEqual(['built in', undefined, 'new']);
	expect(toShown(undefined, undefined)).toBeUndefined();
});
