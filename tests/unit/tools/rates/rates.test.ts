import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { convert } from '#tools/rates/convert.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal, toGram } from '#tools/rates/metals.ts';

const table: RateTable = {
	day: '2026-03-16',
	rates: [
		{ code: 'USD', uah: 44 },
		{ code: 'EUR', uah: 55 },
		{ code: 'XAU', uah: 311034.768 },
	],
};

test('the list has the nine codes of the specification', () => {
	expect(rateCodes).toEqual(['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD']);
	expect(rateCodes.filter(isMetal)).toEqual(['XAU', 'XAG', 'XPT', 'XPD']);
});

test('a gram of metal costs its share of a troy ounce', () => {
	expect(toGram(311034.768)).toBeCloseTo(10_000, 9);
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

test('a rate shows what the bank gives', () => {
	expect(formatRate('en', 44.1381)).toBe('₴44.1381');
	expect(formatRate('uk', 0.0016789)).toBe('0,0016789\u00a0₴');
	expect(formatRate('es', 225_912.48)).toBe('225\u00a0912,48\u00a0₴');
	expect(formatRate('en', 119.6039, true)).toBe('₴119.60');
	expect(formatRate('en', 0)).toBe('₴0.0000');
});
