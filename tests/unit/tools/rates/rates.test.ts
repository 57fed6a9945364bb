import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import type { DayRate, RateTable } from '#live/rate-table.ts';
import { convert, parseAmount, toDecimals } from '#tools/rates/convert.ts';
import { formatRate, formatSum } from '#tools/rates/format.ts';
import { pickSpan, summarize } from '#tools/rates/history.ts';
import { drawLine, toScale } from '#tools/rates/line.ts';
import { isMetal, toGram } from '#tools/rates/metals.ts';
import { sample } from '../../../fixtures/sample.ts';

const table: RateTable = {
	day: '2026-03-16',
	rates: [
		{ code: 'USD', uah: 44 },
		{ code: 'EUR', uah: 55 },
		{ code: 'XAU', uah: 311034.768 },
	],
};

test.skipIf(!sample)('the list has the nine codes of the specification', () => {
	expect(rateCodes).toEqual(['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD']);
	expect(rateCodes.filter(isMetal)).toEqual(['XAU', 'XAG', 'XPT', 'XPD']);
});

test('a gram of metal costs its share of a troy ounce', () => {
	expect(toGram(311034.768)).toBeCloseTo(10_000, 9);
});

describe('parseAmount', () => {
	test.each([
		['100', 100],
		['1 250,50', 1250.5],
		['1\u00a0250.5', 1250.5],
		['.5', 0.5],
		['5.', 5],
		['007', 7],
		['999999999999', 999_999_999_999],
		['9999999999999', undefined],
		['', undefined],
		['.', undefined],
		['-5', undefined],
		['1e9', undefined],
		['1,250.50', undefined],
		['<b>1</b>', undefined],
		['\u202e12', undefined],
		['9'.repeat(10_000_000), undefined],
	])('reads %.20s', (text, expected) => {
		expect(parseAmount(text)).toBe(expected);
	});
});

describe('convert', () => {
	test('goes by way of the hryvnia', () => {
		expect(convert(table, 100, 'USD', 'UAH')).toBe(4400);
		expect(convert(table, 4400, 'UAH', 'USD')).toBe(100);
		expect(convert(table, 100, 'EUR', 'USD')).toBe(125);
		expect(convert(table, 5, 'UAH', 'UAH')).toBe(5);
	});

	test('a pair without a rate has no result', () => {
		expect(convert(table, 1, 'USD', 'CHF')).toBeUndefined();
		expect(convert({ day: '', rates: [] }, 1, 'USD', 'UAH')).toBeUndefined();
	});

	test('there and back is where it began', () => {
		const code = fc.constantFrom('USD', 'EUR', 'XAU', 'UAH');
		fc.assert(
			fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), code, code, (sum, from, to) => {
				const there = convert(table, sum, from, to) ?? Number.NaN;
				const back = convert(table, there, to, from) ?? Number.NaN;
				expect(Math.abs(back / sum - 1)).toBeLessThan(1e-12);
			}),
		);
	});
});

test('a sum shows two decimals, a small one its first four digits', () => {
	expect([0, 1, 1234.5, 0.02264, 0.0000044264].map(toDecimals)).toEqual([2, 2, 2, 5, 9]);
	expect(formatSum('en', 1250.5, 'USD')).toBe('1,250.50\u00a0USD');
	expect(formatSum('uk', 0.022643, 'USD')).toBe('0,02264\u00a0USD');
});

test('a rate shows what the bank gives', () => {
	expect(formatRate('en', 44.1381)).toBe('₴44.1381');
	expect(formatRate('uk', 0.0016789)).toBe('0,0016789\u00a0₴');
	expect(formatRate('es', 225_912.48)).toBe('225\u00a0912,48\u00a0₴');
	expect(formatRate('en', 119.6039, true)).toBe('₴119.60');
	expect(formatRate('en', 0)).toBe('₴0.0000');
});

describe('pickSpan', () => {
	const history = Array.from({ length: 400 }, (_, index): DayRate => {
		const day = new Date(Date.UTC(2025, 9, 1) + index * 86_400_000).toISOString().slice(0, 10);
		return { day, uah: 40 + index / 100 };
	});

	test('a month has its days, longer spans the last day of each week', () => {
		expect(pickSpan(history, 'month')).toHaveLength(31);
		const quarter = pickSpan(history, 'quarter');
		expect(quarter).toHaveLength(14);
		// All but the newest are Sundays.
		expect(quarter.slice(0, -1).map(({ day }) => new Date(day).getUTCDay())).toEqual(
			Array(13).fill(0),
		);
		expect(pickSpan(history, 'year')).toHaveLength(53);
	});

	test('every span ends with the newest rate', () => {
		for (const span of ['month', 'quarter', 'year'] as const) {
			expect(pickSpan(history, span).at(-1)).toEqual(history.at(-1));
		}
		expect(pickSpan([], 'year')).toEqual([]);
	});

	test('the summary is of what is shown', () => {
		const summary = summarize([
			{ day: '2026-01-01', uah: 40 },
			{ day: '2026-01-02', uah: 38 },
			{ day: '2026-01-03', uah: 44 },
		]);
		expect(summary).toEqual({ lowest: 38, highest: 44, change: expect.closeTo(10, 9) });
		expect(summarize([])).toBeUndefined();
	});
});

describe('the line of the chart', () => {
	test('the scale holds all values between round numbers', () => {
		expect(toScale([42.6, 44.8]).values).toEqual([42, 43, 44, 45]);
		fc.assert(
			fc.property(
				fc.array(fc.double({ min: 1e-4, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 }),
				(values) => {
					const { low, high, values: steps } = toScale(values);
					expect(low).toBeLessThanOrEqual(Math.min(...values));
					expect(high).toBeGreaterThanOrEqual(Math.max(...values));
					expect(steps.length).toBeGreaterThanOrEqual(2);
					expect(steps.length).toBeLessThanOrEqual(7);
				},
			),
		);
	});

	test('days go from edge to edge, in proportion to time', () => {
		const { points, path } = drawLine(
			[
				{ day: '2026-01-01', uah: 40 },
				{ day: '2026-01-02', uah: 41 },
				{ day: '2026-01-11', uah: 42 },
			],
			100,
			50,
		);
		expect(points.map(({ x }) => x)).toEqual([0, 10, 100]);
		expect(points.map(({ y }) => y)).toEqual([50, 25, 0]);
		expect(path).toBe('M0.0 50.0L10.0 25.0L100.0 0.0');
	});

	test('a single rate, or rates that are all the same, are drawn too', () => {
		const { path } = drawLine([{ day: '2026-01-01', uah: 40 }], 100, 50);
		expect(path).not.toContain('NaN');
	});
});
