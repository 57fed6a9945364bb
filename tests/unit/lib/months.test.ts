import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMonths, toYears } from '#lib/months.ts';

test('no span covers no month', () => {
	expect(countMonths([])).toBe(0);
});

test('both ends of a span count', () => {
	expect(countMonths([{ start: '2021-01', end: '2021-01' }])).toBe(1);
	expect(countMonths([{ start: '2020-11', end: '2021-02' }])).toBe(4);
});

test('a month that several spans share counts once', () => {
	const spans = [
		{ start: '2021-01', end: '2021-03' },
		{ start: '2021-03', end: '2021-04' },
		{ start: '2021-02', end: '2021-02' },
	];
	expect(countMonths(spans)).toBe(4);
});

test('the months between two spans do not count', () => {
	const spans = [
		{ start: '2020-01', end: '2020-02' },
		{ start: '2022-01', end: '2022-02' },
	];
	expect(countMonths(spans)).toBe(4);
});

test('a span that ends before it begins covers nothing', () => {
	expect(countMonths([{ start: '2022-01', end: '2021-12' }])).toBe(0);
});

test('the order of the spans does not matter, and a further span never reduces the months', () => {
	fc.assert(
		fc.property(fc.array(span), span, (spans, more) => {
			const months = countMonths(spans);
			expect(countMonths(spans.toReversed())).toBe(months);
			expect(countMonths([...spans, more])).toBeGreaterThanOrEqual(months);
		}),
	);
});

test('years are halves below ten and full from there on', () => {
	expect([2, 8, 9, 12, 46, 47, 119].map(toYears)).toEqual([0.5, 0.5, 1, 1, 4, 4, 10]);
	expect([120, 131, 132, 265].map(toYears)).toEqual([10, 10, 11, 22]);
});

test('no job has more years than all jobs together', () => {
	const years = Array.from({ length: 400 }, (_, index) => toYears(index + 1));
	expect(years).toEqual(years.toSorted((a, b) => a - b));
});

const month = fc
	.tuple(fc.integer({ min: 2015, max: 2025 }), fc.integer({ min: 1, max: 12 }))
	.map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const span = fc.tuple(month, month).map(([start, end]) => ({ start, end }));
