import { expect, test } from 'vitest';
import { afterShown, type Outcome, toShown } from '#live/outcome.ts';

const live: Outcome<string> = { state: 'live', source: 'nbu', data: 'new', at: 5 };
const failed: Outcome<string> = { state: 'failed', reason: 'timeout', retryAt: 9 };

test('before the first answer what was built in is shown, and a failure leaves it there', () => {
	const snapshot = { asOf: '1970-01-01T00:00:01Z', from: 'a test', data: 'built in' };
	const shown = [undefined, failed, live].map((outcome) => toShown(outcome, snapshot));
	expect(shown).toEqual(['built in', undefined, 'new']);
	expect(toShown(undefined, undefined)).toBeUndefined();
	const old: Outcome<string> = { ...failed, state: 'snapshot', data: 'built in', at: 1 };
	expect(afterShown(old, { ...failed, retryAt: 20 })).toEqual({ ...old, retryAt: 20 });
});
