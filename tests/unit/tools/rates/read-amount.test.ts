import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
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
const rates = recorded.map(({ cc, rate }) => ({ code: cc, uah: rate }));
const table = { day: '2026-03-16', rates };
const codes = [hryvnia, ...rates.map(({ code }) => code)];

test.each([
	['en', '1,000', 1000],
	['es', '1.000', 1000],
	['uk', '1 250,50', 1250.5],
	['uk', '1e6', 1_000_000],
	['en', '１，２５０．５０', 1250.5],
] as const)('%s: %s is %d', (locale, text, value) => {
	expect(readAmount(locale, text, codes, 'USD')).toMatchObject({ state: 'read', value });
});

test.each(
	Object.entries({
		$100: 'USD',
		'usd 100': 'USD',
		'US$ 1,250.50': 'USD',
		'€5': 'EUR',
		'5 грн.': 'UAH',
		'₴5': 'UAH',
		'10 zł': 'PLN',
		'1e3 JPY': 'JPY',
		'$100 USD': 'USD',
		'100 dollars': 'USD',
		'5 євро': 'EUR',
		'1 250 гривень': 'UAH',
		'20 dólares': 'USD',
		'7 Pounds': 'GBP',
		'300 злотих': 'PLN',
		'1000 yen': 'JPY',
		'￥1000': 'JPY',
		'＄1000': 'USD',
		'$1,000 CAD': 'CAD',
	}),
)('%s names its currency: %s', (text, code) => {
	expect(readAmount('en', text, codes, 'GBP')).toMatchObject({ state: 'read', code });
});

test.each(['$100', '100 dollars'])(
	'the %s of several currencies is that of the chosen one',
	(text) => {
		expect(readAmount('en', text, codes, 'CAD')).toMatchObject({ code: 'CAD' });
		expect(readAmount('en', text, codes, 'EUR')).toMatchObject({ code: 'USD' });
	},
);

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

test.each(['9999999999999999', '0.1234567890123456', '1e15', '1e-300'])(
	'%s has more digits than scripts count with, and is not rounded in silence',
	(text) => {
		expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'too-long' });
	},
);

test('the number is given without its currency', () => {
	expect(readAmount('uk', '1 250,50 грн', codes, 'USD')).toMatchObject({ number: '1 250,50' });
});

const amount = fc.oneof(
	fc.double({ min: 0, max: 1e12, noNaN: true }).map((value) => Number(value.toFixed(3))),
	fc.double({ min: 1e-9, max: 1, noNaN: true }).map((value) => Number(value.toPrecision(6))),
	fc.integer({ min: 0, max: 100_000 }),
);
const code = fc.constantFrom(...codes);

test('what the page prints is read back: amounts, results, copied results and the rate of a pair', () => {
	fc.assert(
		fc.property(fc.constantFrom(...locales), amount, code, code, (locale, value, from, to) => {
			const read = (text: string) => readAmount(locale, text, codes, from);
			const expectRead = (text: string, own: string, exact: number) =>
				expect([text, read(text)]).toEqual([
					text,
					expect.objectContaining({ value: exact, code: own }),
				]);
			expectRead(formatAmount(locale, value, to), to, value);
			const worth = convert(table, 1, from, to) ?? Number.NaN;
			const [, pair = ''] = formatPair(locale, worth, from, to).split(' = ');
			expectRead(pair, to, Number(worth.toPrecision(6)));
			const result = convert(table, value, from, to) ?? Number.NaN;
			const exact = read(formatExact(locale, result));
			if (exact.state === 'read')
				expect(Math.abs(exact.value - result)).toBeLessThan(result * 1e-14 + 1e-20);
			const text = formatSum(locale, result, to);
			const sum = read(text);
			if (sum.state !== 'read') {
				expect([text, sum.state]).toEqual([text, 'too-long']);
				expect(result >= 1e15 || result < 1e-9).toBe(true);
				return;
			}
			expect([sum.code, formatSum(locale, sum.value, to)]).toEqual([to, text]);
			// Three digits of a number are worth half a percent, the smallest coin of small sums more.
			expect(Math.abs(sum.value - result)).toBeLessThanOrEqual(Math.max(0.5, result) * 0.006);
		}),
		{ numRuns: 2000 },
	);
});

test.each(locales)('%s: a rate is read back as the bank gives it', (locale) => {
	for (const { code: own, uah } of rates) {
		const text = formatRate(locale, uah, isMetal(own));
		expect(readAmount(locale, text, codes, 'USD'), text).toMatchObject({ code: 'UAH', value: uah });
	}
});

test.each([
	// Coins decide, and small results keep significant digits.
	['en', 1250.504, 'USD', '1,250.50'],
	['en', 159_314.56, 'JPY', '159,315'],
	['uk', 0, 'JPY', '0'],
	['uk', 0.0226431, 'USD', '0,02264'],
	['en', 0.0000044264, 'XAU', '0.000004426'],
	['en', 1.513, 'JPY', '1.51'],
	['en', 0.5, 'USD', '0.50'],
	// Digits that are not exact are zeros.
	['en', 225_912_479_999_999_770_000, 'UAH', '225,912,480,000,000,000,000.00'],
] as const)('%s: the sum %d in %s is rounded to %s', (locale, value, own, shown) => {
	expect(formatSum(locale, value, own)).toBe(`${shown}\u00a0${own}`);
});

test.each([
	['en', 0.001, 'USD', '0.001'],
	['en', 100.5, 'JPY', '100.5'],
	['es', 1250.5, 'USD', '1250,50'],
] as const)('%s: what a visitor wrote is not rounded: %d %s', (locale, value, own, shown) => {
	expect(formatAmount(locale, value, own)).toBe(`${shown}\u00a0${own}`);
});
