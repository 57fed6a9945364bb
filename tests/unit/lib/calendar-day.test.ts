import { isCalendarDay, isWeekday, toDay, toDayNumber, toPeriod } from '#lib/calendar-day.ts';

test('days are counted and named again', () => {
	expect(toDay(toDayNumber('2026-11-23'))).toBe('2026-11-23');
	expect(toDayNumber('2028-03-01') - toDayNumber('2028-02-28')).toBe(2);
});

test.each(['2026-02-31', '2026-13-01', '2027-02-29', '2026-1-1', '', '2026-11-23T00:00'])(
	'%s is not a day of the calendar',
	(day) => {
		expect(isCalendarDay(day)).toBe(false);
	},
);

test('a period ends today in UTC', () => {
	expect(toPeriod(new Date('2028-02-29T23:00:00Z'), 366)).toEqual({
		from: '2027-02-28',
		to: '2028-02-29',
		days: 366,
	});
});

test.each([
	['2026-11-20', true],
	['2026-11-21', false],
	['2026-11-22', false],
	['2026-11-23', true],
])('%s is a day from Monday to Friday: %s', (day, expected) => {
	expect(isWeekday(toDayNumber(day))).toBe(expected);
});
