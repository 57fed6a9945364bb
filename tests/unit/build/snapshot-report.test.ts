import { expect, test } from 'vitest';
import { describeSnapshots } from '#build/snapshot-report.ts';

test('a build says of which day its data are, and which it does not have', () => {
	const snapshots = { rates: { asOf: '2026-03-16T00:00:00Z' }, coins: undefined };
	expect(describeSnapshots(snapshots)).toBe('rates of 2026-03-16, no coins');
});
