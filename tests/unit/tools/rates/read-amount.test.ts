import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import type { RateTable } from '#live/rate-table.ts';
import { convert, hryvnia } from '#tools/rates/convert.ts';
import {
	formatAmount,
	formatExact,
	formatPair,
	formatRate,
	formatSum,
} from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { readAmount } from '#tools/rates/read-amount.ts';
import { readAnswer } from '../../../stand-in/recorded.ts';

const recorded = readAnswer<{ cc: string; rate: number }[]>('nbu-2026-03-16');
const table: RateTable = {
	day: '2026-03-16',
	rates: recorded.map(({ cc, rate }) => ({ code: cc, uah: rate })),
};
const codes = [hryvnia, ...table.rates.map(({ code }) => code)];

test.each([
	['en', '1,000', 1000],
	['es', '1.000', 1000],
	['en', '1,250.50', 1250.5],
	['es', '1.250,50', 1250.5],
	['uk', '1 250,50', 1250.5],
	['uk', '1e6', 1_000_000],
	['en', '１，２５０．５０', 1250.5],
] as const)('%s: %s is %d', (locale, text, value) => {
	expect(readAmount(locale, text, codes, 'USD')).toMatchObject({ state: 'read', value });
});

test.each([
	['$100', 'USD'],
	['100 USD', 'USD'],
	['usd 100', 'USD'],
	['US$ 1,250.50', 'USD'],
	['€5', 'EUR'],
	['5 грн.', 'UAH'],
	['₴5', 'UAH'],
	['10 zł', 'PLN'],
	['1e3 JPY', 'JPY'],
	['$100 USD', 'USD'],
	['100 dollars', 'USD'],
	['5 євро', 'EUR'],
	['1 250 гривень', 'UAH'],
	['20 dólares', 'USD'],
	['7 Pounds', 'GBP'],
	['300 злотих', 'PLN'],
	['1000 yen', 'JPY'],
	['￥1000', 'JPY'],
	['＄1000', 'USD'],
	['$1,000 CAD', 'CAD'],
])('%s names its currency', (text, code) => {
	expect(readAmount('en', text, codes, 'GBP')).toMatchObject({ state: 'read', code });
});

test('a symbol of several currencies is that of the chosen one', () => {
	expect(readAmount('en', '$100', codes, 'CAD')).toMatchObject({ code: 'CAD' });
	expect(readAmount('en', '$100', codes, 'EUR')).toMatchObject({ code: 'USD' });
	expect(readAmount('en', '100 dollars', codes, 'CAD')).toMatchObject({ code: 'CAD' });
	expect(readAmount('en', '100 dollars', codes, 'EUR')).toMatchObject({ code: 'USD' });
});

test.each([
	'',
	'.',
	'-5',
	'<b>5</b>',
	'5 apples',
	'5 dollarhouses',
	'5²',
	'$5 EUR',
	'QQQ 5',
	'5 5 USD USD',
	'x'.repeat(1e6),
])('%.20s is not an amount', (text) => {
	expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'unreadable' });
});

test('an amount of more digits than scripts count with is not rounded in silence', () => {
	expect(readAmount('en', '9999999999999999', codes, 'USD')).toEqual({ state: 'too-long' });
	expect(readAmount('en', '0.1234567890123456', codes, 'USD')).toEqual({ state: 'too-long' });
	expect(readAmount('en', '1e15', codes, 'USD')).toEqual({ state: 'too-long' });
	expect(readAmount('en', '1e-300', codes, 'USD')).toEqual({ state: 'too-long' });
	expect(readAmount('en', '999999999999999', codes, 'USD')).toMatchObject({ state: 'read' });
});

test('the number is given without its currency', () => {
	expect(readAmount('uk', '1 250,50 грн', codes, 'USD')).toMatchObject({ number: '1 250,50' });
});

describe('what the page prints', () => {
	const amount = fc.oneof(
		fc.double({ min: 0, max: 1e12, noNaN: true }).map((value) => Number(value.toFixed(3))),
		fc.double({ min: 1e-9, max: 1, noNaN: true }).map((value) => Number(value.toPrecision(6))),
		fc.integer({ min: 0, max: 100_000 }),
	);
	const code = fc.constantFrom(...codes);
	const locale = fc.constantFrom(...locales);

	test('an amount is read back exactly, with its currency', () => {
		fc.assert(
			fc.property(locale, amount, code, code, (language, value, own, from) => {
				const text = formatAmount(language, value, own);
				const read = readAmount(language, text, codes, from);
				expect([text, read]).toEqual([text, expect.objectContaining({ value, code: own })]);
			}),
		);
	});

	test('a result is read back to its last digit', () => {
		fc.assert(
			fc.property(locale, amount, code, code, (language, value, from, to) => {
				const result = convert(table, value, from, to) ?? Number.NaN;
				const text = formatSum(language, result, to);
				const read = readAmount(language, text, codes, from);
				if (read.state !== 'read') {
					expect([text, read.state]).toEqual([text, 'too-long']);
					expect(result >= 1e15 || result < 1e-9).toBe(true);
					return;
				}
				expect(read.code).toBe(to);
				expect(formatSum(language, read.value, to)).toBe(text);
				// Three digits of a number are worth half a percent, the smallest coin of small sums more.
				expect(Math.abs(read.value - result)).toBeLessThanOrEqual(Math.max(0.5, result) * 0.006);
			}),
		);
	});

	test('a copied result is exact and means one thing', () => {
		fc.assert(
			fc.property(locale, amount, code, code, (language, value, from, to) => {
				const result = convert(table, value, from, to) ?? Number.NaN;
				const read = readAmount(language, formatExact(language, result), codes, from);
				if (read.state === 'read')
					expect(Math.abs(read.value - result)).toBeLessThan(result * 1e-14 + 1e-20);
			}),
		);
	});

	test('the rate of a pair is read back to its last digit', () => {
		fc.assert(
			fc.property(locale, code, code, (language, from, to) => {
				const worth = convert(table, 1, from, to) ?? Number.NaN;
				const [, text = ''] = formatPair(language, worth, from, to).split(' = ');
				expect([text, readAmount(language, text, codes, from)]).toEqual([
					text,
					expect.objectContaining({ code: to, value: Number(worth.toPrecision(6)) }),
				]);
			}),
		);
	});

	test('a rate is read back as the bank gives it', () => {
		for (const language of locales) {
			for (const { code: own, uah } of table.rates) {
				const text = formatRate(language, uah, isMetal(own));
				expect([text, readAmount(language, text, codes, 'USD')]).toEqual([
					text,
					expect.objectContaining({ code: 'UAH', value: uah }),
				]);
			}
		}
	});
});

describe('rounding', () => {
	test('coins decide', () => {
		expect(formatSum('en', 1250.504, 'USD')).toBe('1,250.50\u00a0USD');
		expect(formatSum('en', 159_314.56, 'JPY')).toBe('159,315\u00a0JPY');
		expect(formatSum('en', 159_314.56, 'KRW')).toBe('159,315\u00a0KRW');
		expect(formatSum('uk', 0, 'JPY')).toBe('0\u00a0JPY');
	});

	test('small results keep significant digits', () => {
		expect(formatSum('uk', 0.0226431, 'USD')).toBe('0,02264\u00a0USD');
		expect(formatSum('en', 0.0000044264, 'XAU')).toBe('0.000004426\u00a0XAU');
		expect(formatSum('en', 1.513, 'JPY')).toBe('1.51\u00a0JPY');
		expect(formatSum('en', 0.5, 'USD')).toBe('0.50\u00a0USD');
	});

	test('what a visitor wrote is not rounded', () => {
		expect(formatAmount('en', 0.001, 'USD')).toBe('0.001\u00a0USD');
		expect(formatAmount('en', 100.5, 'JPY')).toBe('100.5\u00a0JPY');
		expect(formatAmount('es', 1250.5, 'USD')).toBe('1250,50\u00a0USD');
	});

	test('digits that are not exact are zeros', () => {
		expect(formatSum('en', 225_912_479_999_999_770_000, 'UAH')).toBe(
			'225,912,480,000,000,000,000.00\u00a0UAH',
		);
	});
});
