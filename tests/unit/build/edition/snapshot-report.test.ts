import { expect, test } from 'vitest';
import { describeSnapshots } from '#build/edition/snapshot-report.ts';

test('a build reports the day of its data, and which data are missing', () => {
	const snapshots = { rates: { asOf: '2026-03-16T00:00:00Z' }, coins: undefined };
	expect(describeSnapshots(snapshots)).toBe('rates of 2026-03-16, no coins');
});
