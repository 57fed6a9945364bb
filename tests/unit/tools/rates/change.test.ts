import { toChange, toTrendLine } from '#tools/rates/change.ts';

// 16 November 2026 is a Monday; the bank repeats the rate of Friday at the weekend.
const past = Object.entries({ 16: 40, 19: 42, 20: 44, 21: 44, 22: 44 }).map(([date, uah]) => ({
	day: `2026-11-${date}`,
	uah,
}));

test.each([
	// A change is since the banking day before: on Monday since Friday, at the weekend as on Friday.
	['2026-11-20', 44, '2026-11-19', (44 / 42 - 1) * 100],
	['2026-11-22', 44, '2026-11-19', (44 / 42 - 1) * 100],
	['2026-11-23', 45, '2026-11-20', (45 / 44 - 1) * 100],
	// Without a banking day near enough, or where it cannot be right, there is none.
	['2026-11-16', 40, undefined, 0],
	['2026-11-23', 4400, undefined, 0],
	['2026-11-23', 24, undefined, 0],
])('the change of %s to %d is since %s', (day, uah, since, percent) => {
	const change = toChange({ day, uah }, past);
	expect(change).toEqual(since && { since, percent: expect.closeTo(percent, 9) });
});

test('the line has one rate for each banking day and ends with the rate itself', () => {
	expect(toTrendLine({ day: '2026-11-22', uah: 44 }, past)).toEqual([40, 42, 44]);
	expect(toTrendLine({ day: '2026-11-23', uah: 45 }, past)).toEqual([40, 42, 44, 45]);
});

test('a day that is plainly wrong is neither compared with nor drawn', () => {
	const rates = [44, 44.1, 1, 44.2].map((uah, at) => ({ day: `2026-11-${16 + at}`, uah }));
	expect(toTrendLine({ day: '2026-11-20', uah: 44.3 }, rates)).toEqual([44, 44.1, 44.2, 44.3]);
	expect(toChange({ day: '2026-11-20', uah: 44.3 }, rates)?.since).toBe('2026-11-19');
});
