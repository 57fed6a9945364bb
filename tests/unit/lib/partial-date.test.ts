import fc from 'fast-check';
import { countMonths } from '#lib/months.ts';
import {
	isBefore,
	newestPeriodFirst,
	toFirstDay,
	toFirstYear,
	toMonthSpan,
	toMonthSpans,
} from '#lib/partial-date.ts';

const day = fc
	.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
/** A day, and the same day as exact as an author may know it. */
const known = fc
	.tuple(day, fc.constantFrom(4, 7, 10))
	.map(([exact, length]) => ({ exact, date: exact.slice(0, length) }));

test('dates sort by their first days', () => {
	const dates = ['2016-03-14', '2017', '2016', '2016-12', '2016-03'];
	expect(dates.sort()).toEqual(['2016', '2016-03', '2016-03-14', '2016-12', '2017']);
	fc.assert(
		fc.property(known, known, ({ date: a }, { date: b }) => {
			if (toFirstDay(a) !== toFirstDay(b)) expect(a < b).toBe(toFirstDay(a) < toFirstDay(b));
		}),
	);
});

test.for([
	['2015', '2016-03', true],
	['2016-02', '2016-03-14', true],
	['2016', '2016-03', false],
	['2016-03-14', '2016', false],
	['2016-03', '2016-03', false],
] as const)('a date is before another one: %s, %s: %s', ([date, other, before]) => {
	expect(isBefore(date, other)).toBe(before);
});

test.for([
	['2016', '2019', 36],
	['2016-01', '2019-12', 48],
	['2016', '2019-06', 36],
	['2016', '2016', 6],
	['2016-10', '2016', 1],
	['2016-03-31', '2016-04-01', 1],
	['2001-01-15', '2023-01-13', 264],
	['2001-01-16', '2001-03-15', 1],
	['2001-01-15', '2001-03-16', 3],
	['2017-01', '2016-12', 0],
	['2027', '2026-11', 0],
] as const)('the months of a period from %s to %s are %i', ([start, end, months]) => {
	expect(countMonths([toMonthSpan(start, end)])).toBe(months);
});

test('what has no date is last, and keeps its order', () => {
	const periods = [
		{ id: 'a' },
		{ id: 'b', end: '2010-06' },
		{ id: 'c' },
		{ id: 'd', start: '2015' },
		{ id: 'e', start: '2009', end: '2012' },
	];
	expect(periods.toSorted(newestPeriodFirst).map(({ id }) => id)).toEqual([
		'd',
		'b',
		'e',
		'a',
		'c',
	]);
});

test.for([
	[[{ end: '2010-06' }, {}], [], undefined],
	[[{ start: '2015', end: '2016' }], [{ start: '2015-07', end: '2016-06' }], '2015'],
	[[{ start: '2015', end: '2016' }, {}], [{ start: '2015-07', end: '2016-06' }], undefined],
	[
		[{ start: '2016-02' }, { start: '2014-01', end: '2014-02' }],
		[
			{ start: '2016-02', end: '2016-03' },
			{ start: '2014-01', end: '2014-02' },
		],
		'2014',
	],
] as const)('what is not known is not counted: %j', ([periods, spans, year]) => {
	expect(toMonthSpans(periods, '2016-03-31')).toEqual(spans);
	expect(toFirstYear(periods)).toBe(year);
});
