import { locales } from '#i18n/locales.ts';
import { hryvnia } from '#tools/rates/convert.ts';
import { formatAmount, formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { readAmount } from '#tools/rates/read-amount.ts';
import { readAnswer } from '../../../stand-in/recorded.ts';

const recorded = readAnswer<{ cc: string; rate: number }[]>('nbu-2026-03-16');
const rates = recorded.map(({ cc, rate }) => ({ code: cc, uah: rate }));
const codes = [hryvnia, ...rates.map(({ code }) => code)];

test.each([
	['en', '1,000', '1000'],
	['uk', '1 250,50', '1250.5'],
	['en', '１，２５０．５０', '1250.5'],
	['uk', '2 млн', '2000000'],
	['en', '1k', '1000'],
	['es', '10 000,-', '10000'],
	['en', '9,999,999,999,999,999,999.99', '9999999999999999999.99'],
	['en', '1.5e3 JPY', '1500'],
	['en', '0100', '100'],
	['en', '5+5', '10'],
	['uk', '(1 000,50 - 0,5) * 2 =', '2000'],
	['en', '=10/4', '2.5'],
	['es', '10/3', `3.${'3'.repeat(20)}`],
	['en', '8/(2-4)*(0-3)', '12'],
] as const)('%s: %s is %s', (locale, text, decimal) => {
	expect(readAmount(locale, text, codes, 'USD')).toMatchObject({ state: 'read', decimal });
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
		CA$100: 'CAD',
		'100 us dollars': 'USD',
		'20 канадських доларів': 'CAD',
		'2 млн грн': 'UAH',
		'€180k': 'EUR',
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
	'12 50',
	'2+3*4',
	'5/0',
	'1/(5/(2-2))',
	'5+5 EUR',
	'5 USD + 5',
	'5+',
	'<b>5</b>',
	'$5 EUR',
	'5 5 USD USD',
	'x'.repeat(1e6),
])('%.20s is not an amount', (text) => {
	expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'unreadable' });
});

test.each([
	['5 XYZ', 'EUR', { state: 'unknown', word: 'XYZ' }],
	['QQQ 5', 'EUR', { state: 'unknown', word: 'QQQ' }],
	['5 apples', 'EUR', { state: 'unknown', word: 'apples' }],
	['100 kr', 'EUR', { state: 'shared', word: 'kr', code: 'SEK' }],
	['100 kr.', 'NOK', { state: 'read', number: '100', decimal: '100', code: 'NOK' }],
	['100 крон', 'EUR', { state: 'shared', word: 'крон', code: 'SEK' }],
	['5 левів', 'EUR', { state: 'unknown', word: 'левів' }],
	['5 dinares', 'RSD', { state: 'read', number: '5', decimal: '5', code: 'RSD' }],
	['Rs.500', 'EUR', { state: 'shared', word: 'Rs.', code: 'INR' }],
	['5 korun', 'EUR', { state: 'read', number: '5', decimal: '5', code: 'CZK' }],
])('%s, from %s, says which currency it may be', (text, from, amount) => {
	expect(readAmount('en', text, codes, from)).toEqual(amount);
});

test.each(['9'.repeat(41), '1e-300', '1e300'])(
	'%s has more digits than an address keeps, and is not rounded in silence',
	(text) => {
		expect(readAmount('en', text, codes, 'USD')).toEqual({ state: 'too-long' });
	},
);

test.each([
	['-5', 'negative'],
	['(5 USD)', 'negative'],
	['5-10', 'negative'],
	['10%', 'percent'],
	['50*10%', 'percent'],
])('%s is no amount that can be converted: %s', (text, state) => {
	expect(readAmount('en', text, codes, 'USD')).toEqual({ state });
});

test('the number is given without its currency', () => {
	expect(readAmount('uk', '1 250,50 грн', codes, 'USD')).toMatchObject({ number: '1 250,50' });
});

test.each(locales)('%s: a rate is read back as the bank gives it', (locale) => {
	for (const { code: own, uah } of rates) {
		const text = formatRate(locale, uah, isMetal(own));
		expect(readAmount(locale, text, codes, 'USD'), text).toMatchObject({
			code: 'UAH',
			decimal: `${uah}`,
		});
	}
});

test.each([
	['en', '0.001', 'USD', '0.001'],
	['es', '1250.5', 'USD', '1250,50'],
] as const)('%s: what a visitor wrote is not rounded: %s %s', (locale, value, own, shown) => {
	expect(formatAmount(locale, value, own)).toBe(`${shown}\u00a0${own}`);
});
