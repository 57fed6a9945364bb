import { afterShown, fromSnapshot, type Outcome } from '#live/outcome.ts';

const failed: Outcome<string> = { state: 'failed', reason: 'timeout', retryAt: 9 };

test('before the first answer what was built in is shown, and a failure leaves it there', () => {
	const snapshot = { asOf: '1970-01-01T00:00:01Z', from: 'a test', data: 'built in' };
	const builtIn = { state: 'snapshot', data: 'built in', at: 1000 } as const;
	expect(fromSnapshot(snapshot)).toEqual(builtIn);
	expect(fromSnapshot(undefined)).toBeUndefined();
	expect(afterShown(builtIn, failed)).toEqual({ ...failed, ...builtIn });
});
