import { describe, expect, test } from 'vitest';
import { isOlderThanBankingDays } from '#live/banking-days.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

describe('isOlderThanBankingDays', () => {
	// 23 November 2026 is a Monday.
	test.each([
		['2026-11-23', false],
		['2026-11-20', false],
		['2026-11-16', false],
		['2026-11-13', true],
		['2025-10-20', true],
		['2026-11-24', false],
	])('judges rates of %s', (day, isOld) => {
		expect(isOlderThanBankingDays(5)(Date.parse(day), now)).toBe(isOld);
	});

	test('the Friday and the weekend after it count the same', () => {
		const sunday = Date.parse('2026-11-22T23:59:59Z');
		const isOld = isOlderThanBankingDays(1);
		expect(isOld(Date.parse('2026-11-19'), sunday)).toBe(false);
		expect(isOld(Date.parse('2026-11-18'), sunday)).toBe(true);
	});
});
