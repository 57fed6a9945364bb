import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate, isoMonth } from '#schemas/date.ts';

test('every day of the calendar is a date', () => {
	const days = fc.date({
		min: new Date('1900-01-01'),
		max: new Date('2100-12-31'),
		noInvalidDate: true,
	});
	fc.assert(
		fc.property(days, (day) => isoDate().safeParse(day.toISOString().slice(0, 10)).success),
	);
});

test.for(['2023-02-29', '2023-13-01', '2023-00-10', '2023-1-4', '14.01.2023', '2023-01-14T00:00'])(
	'%s is no date',
	(text) => {
		expect(isoDate().safeParse(text).success).toBe(false);
	},
);

test('a leap day is a date in leap years only', () => {
	expect(isoDate().safeParse('2024-02-29').success).toBe(true);
	expect(isoDate().safeParse('2100-02-29').success).toBe(false);
});

test.for(['2020-13', '2020-00', '2020', '11.2020', '2020-1', '2020-11-01'])(
	'%s is no month',
	(text) => {
		expect(isoMonth().safeParse(text).success).toBe(false);
	},
);

test('a month is written with its year first', () => {
	expect(isoMonth().safeParse('2020-11').success).toBe(true);
});
