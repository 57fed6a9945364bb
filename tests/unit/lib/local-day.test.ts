import { toLocalDay } from '#lib/local-day.ts';

test('a day is written with its year first, until the last minute of the visitor', () => {
	expect(toLocalDay(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
	expect(toLocalDay(new Date(2026, 10, 23, 0, 0))).toBe('2026-11-23');
});
