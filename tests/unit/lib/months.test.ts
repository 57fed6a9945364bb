import fc from 'fast-check';
import { countMonths, toYears } from '#lib/months.ts';

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

const month = fc
	.tuple(fc.integer({ min: 2015, max: 2025 }), fc.integer({ min: 1, max: 12 }))
	.map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const span = fc.tuple(month, month).map(([start, end]) => ({ start, end }));
