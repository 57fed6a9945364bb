import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { formatAmount, formatRate, formatSum } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { readAmount } from '#tools/rates/read-amount.ts';
import { readAnswer } from '../../../stand-in/recorded.ts';

const recorded = readAnswer<{ cc: string; rate: number }[]>('nbu-2026-03-16');
const rates = recorded.map(({ cc, rate }) => ({ code: cc, uah: rate }));
const codes = [hryvnia, ...rates.map(({ code }) => code)];

test.each([
	['en', '1,000', 1000],
	['uk', '1 250,50', 1250.5],
	['en', '１，２５０．５０', 1250.5],
] as const)('%s: %s is %d', (locale, text, value) => {
	expect(readAmount(locale, text, codes, 'USD')).toMatchObject({ state: 'read', value });
});

test.each(
	Object.entries({
		$100: 'USD',
		'US$ 1,250.50': 'USD',
		'€5': 'EUR',
		'₴5': 'UAH',
		'1e3 JPY': 'JPY',
		'100 dollars': 'USD',
		'5 євро': 'EUR',
		'20 dólares': 'USD',
		'300 злотих': 'PLN',
		'￥1000': 'JPY',
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

test.each(['', '-5', '<b>5</b>', '5 apples', '$5 EUR', 'QQQ 5', '5 5 USD USD', 'x'.repeat(1e6)])(
	'%.20s is not an amount',
	(text) => {
		expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'unreadable' });
	},
);

test.each(['9999999999999999', '1e-300'])(
	'%s has more digits than scripts count with, and is not rounded in silence',
	(text) => {
		expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'too-long' });
	},
);

test('the number is given without its currency', () => {
	expect(readAmount('uk', '1 250,50 грн', codes, 'USD')).toMatchObject({ number: '1 250,50' });
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
	['uk', 0.0226431, 'USD', '0,02264'],
	['en', 0.0000044264, 'XAU', '0.000004426'],
	['en', 1.513, 'JPY', '1.51'],
	// Digits that are not exact are zeros.
	['en', 225_912_479_999_999_770_000, 'UAH', '225,912,480,000,000,000,000.00'],
] as const)('%s: the sum %d in %s is rounded to %s', (locale, value, own, shown) => {
	expect(formatSum(locale, value, own)).toBe(`${shown}\u00a0${own}`);
});

test.each([
	['en', 0.001, 'USD', '0.001'],
	['es', 1250.5, 'USD', '1250,50'],
] as const)('%s: what a visitor wrote is not rounded: %d %s', (locale, value, own, shown) => {
	expect(formatAmount(locale, value, own)).toBe(`${shown}\u00a0${own}`);
});
