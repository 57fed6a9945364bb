import { expect, test } from 'vitest';
import { toChange, toTrendLine } from '#tools/rates/change.ts';

// 16 November 2026 is a Monday.
const past = [
	{ day: '2026-11-16', uah: 40 },
	{ day: '2026-11-19', uah: 42 },
	{ day: '2026-11-20', uah: 44 },
	// The bank repeats the rate of Friday at the weekend.
	{ day: '2026-11-21', uah: 44 },
	{ day: '2026-11-22', uah: 44 },
];

test('a change is since the banking day before', () => {
	expect(toChange({ day: '2026-11-20', uah: 44 }, past)).toEqual({
		percent: expect.closeTo((44 / 42 - 1) * 100, 9),
		since: '2026-11-19',
	});
});

test('Monday is compared with Friday', () => {
	expect(toChange({ day: '2026-11-23', uah: 45 }, past)?.since).toBe('2026-11-20');
});

test('at the weekend, what Friday brought is still the change', () => {
	const friday = toChange({ day: '2026-11-20', uah: 44 }, past);
	expect(toChange({ day: '2026-11-21', uah: 44 }, past)).toEqual(friday);
	expect(toChange({ day: '2026-11-22', uah: 44 }, past)).toEqual(friday);
});

test('without a banking day near enough there is no change', () => {
	expect(toChange({ day: '2026-11-16', uah: 40 }, past)).toBeUndefined();
	expect(toChange({ day: '2026-12-07', uah: 40 }, past)).toBeUndefined();
	expect(toChange({ day: '2026-11-20', uah: 40 }, [])).toBeUndefined();
});

test('a change that cannot be right is not one', () => {
	expect(toChange({ day: '2026-11-23', uah: 88 }, past)?.percent).toBe(100);
	expect(toChange({ day: '2026-11-23', uah: 4400 }, past)).toBeUndefined();
	expect(toChange({ day: '2026-11-23', uah: 0.44 }, past)).toBeUndefined();
});

test('the line has one rate for each banking day and ends with the rate itself', () => {
	expect(toTrendLine({ day: '2026-11-22', uah: 44 }, past)).toEqual([40, 42, 44]);
	expect(toTrendLine({ day: '2026-11-23', uah: 45 }, past)).toEqual([40, 42, 44, 45]);
});
