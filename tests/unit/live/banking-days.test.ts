import { isOlderThanBankingDays } from '#live/banking-days.ts';

// 23 November 2026 is a Monday; a Friday and the weekend after it count the same.
test.each([
	[5, '2026-11-23', '2026-11-23T12:00:00Z', false],
	[5, '2026-11-16', '2026-11-23T12:00:00Z', false],
	[5, '2026-11-13', '2026-11-23T12:00:00Z', true],
	[5, '2026-11-24', '2026-11-23T12:00:00Z', false],
	[1, '2026-11-19', '2026-11-22T23:59:59Z', false],
	[1, '2026-11-18', '2026-11-22T23:59:59Z', true],
])('after %i banking days, rates of %s at %s are old: %s', (days, day, now, isOld) => {
	expect(isOlderThanBankingDays(days)(Date.parse(day), Date.parse(now))).toBe(isOld);
});
