import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales, toIntlTag } from '#i18n/locales.ts';
import { readPlainMoney } from '#i18n/read-money.ts';
import { isUnfinished } from '#i18n/read-number.ts';
import { hasCells, readPasted } from '#i18n/read-pasted.ts';
import { parseEntry } from '#tools/calculator/accounting/parse-entry.ts';
import { readFlows } from '#tools/calculator/finance/read-flows.ts';
import { isValueUnfinished, parseValue } from '#tools/calculator/finance/saved.ts';
import { readAmount } from '#tools/rates/read-amount.ts';

/*
 * How numbers are written, by their sources:
 * - Unicode CLDR: the group and decimal marks of en (, .), uk (U+00A0 ,), es (. ,), fr (U+202F ,), de-CH (’ .); the patterns of
 *   money ¤#,##0.00 of en, #,##0.00 ¤ of uk and es; the accounting pattern (¤#,##0.00) of en; #,##,##0 of en-IN;
 * - ISO 80000-1, 7.3.2, and the Ortografía of the RAE: groups of three with a (thin) space, never a point;
 * - Excel: its formats "Currency" and "Accounting", and its clipboard, as Google Sheets and LibreOffice have it: a tab between
 *   the cells of a row, CR LF after each row (text/tab-separated-values of IANA);
 * - SAP: the minus behind the number.
 */

/** A text, and what it is in English, Ukrainian and Spanish. */
type Row = readonly [text: string, en?: string, uk?: string, es?: string];
const everywhere = (texts: Readonly<Record<string, string>>): Row[] =>
	Object.entries(texts).map(([text, number]) => [text, number, number, number]);

const single: readonly Row[] = [
	// One comma or one point before three digits: the language decides.
	['1,234', '1234', '1.234', '1.234'],
	['1.234', '1.234', '1.234', '1234'],
	['-1,234', '-1234', '-1.234', '-1.234'],
	['12.345', '12.345', '12.345', '12345'],
	...everywhere({
		'1,234.56': '1234.56',
		'1.234,56': '1234.56',
		'1\u00a0234,56': '1234.56',
		'1\u202f234\u202f567,8': '1234567.8',
		'12\u2009345.678': '12345.678',
		'1 234,56': '1234.56',
		'1’234.50': '1234.50',
		"1'234'567": '1234567',
		'1,234,567.89': '1234567.89',
		'1.234.567,89': '1234567.89',
		'0,5': '0.5',
		'.5': '0.5',
		'7': '7',
		'100 200': '100200',
		'+5': '5',
		'1e5': '1e5',
		'2,5E−3': '2.5e-3',
		// Money.
		'$1,234.56': '1234.56',
		'-$1,234.56': '-1234.56',
		'$-5': '-5',
		'€ 12': '12',
		'1234.5 €': '1234.5',
		'−1.234,56\u00a0€': '-1234.56',
		'1\u00a0234,50\u00a0₴': '1234.50',
		'₴1 234,50': '1234.50',
		'USD 5': '5',
		'5 грн.': '5',
		'20 dólares': '20',
		'10 000,-': '10000',
		'49,–': '49',
		// Accounting.
		'(45.00)': '-45.00',
		'(1,234.56)': '-1234.56',
		'($1,234.56)': '-1234.56',
		'$(5.00)': '-5.00',
		' $ (1,234.56)': '-1234.56',
		'12.50-': '-12.50',
		'1.234,56-': '-1234.56',
		// A copied cell has its line end.
		'42\r\n': '42',
		'\t7': '7',
	}),
	// Refused: what it means is not certain.
	...[
		...[
			'12 50',
			'100 50',
			'1 2',
			'1  234',
			'0 500',
			"1'50",
			'12,34,567',
			'1,00,000.00',
			'1 234 56',
		],
		...['--5', '(-5)', '-5-', '((5))', '5%', '2*(3+4)', '5+5', '5-3', '= 5', '2^3', '5!'],
		...['5 apples', '$5 apples', '1k', '12.11.2026', '12:30'],
		...['1\n000', '100\n200', '100\r\n200\r\n300', '1\t2', '1\t000', '5\u2028600'],
	].map((text): Row => [text]),
];

const lists: readonly Row[] = [
	...everywhere({
		'100\n200': '100 200',
		'-100\t500\t600': '-100 500 600',
		'-100; 500; 600': '-100 500 600',
		'-900 -100 200': '-900 -100 200',
		'100 2000': '100 2000',
		'400 × 3': '400 400 400',
		'400 x 2 500': '400 400 500',
		'$100\t(45.00)': '100 -45.00',
		// `000` is no amount.
		'10 000': '10000',
		'−1 000,50; 2': '-1000.50 2',
		'1 000 × 2': '1000 1000',
		'1\u00a0250,50 200': '1250.50 200',
		'10\u202f000\t2': '10000 2',
		'12 50': '12 50',
	}),
	// One amount, or several: in English a space groups no thousands.
	['-900 100 200 300 400', '-900 100 200 300 400'],
	['1 250,50', '1 250.50'],
	['1 500 × 2', '1 500 500'],
	['five'],
	['100 five'],
	['2*(3+4)'],
	['5 x'],
];

const languages = ['en', 'uk', 'es'] as const;
const toCases = (rows: readonly Row[]) =>
	rows.flatMap(([text, ...numbers]) =>
		languages.map((locale, index) => [locale, text, numbers[index]] as const),
	);

test.each(toCases(single))('%s: %j is %s, to every tool', (locale, text, number) => {
	expect(readPlainMoney(locale, text)).toBe(number);
	const pasted = readPasted(locale, text);
	expect(pasted.state === 'read' ? pasted.number : undefined).toBe(number);
	// 5 % is a rate in the fields of Finance.
	const value = text === '5%' ? number : parseValue(locale, text);
	for (const read of [value, parseEntry(locale, text)])
		expect(read && Number(read)).toBe(number && Number(number));
	const amount = readAmount(locale, text, ['USD', 'EUR', 'UAH'], 'USD');
	expect(amount.state === 'read' ? amount.value : undefined).toBe(
		number && !number.startsWith('-') ? Number(number) : undefined,
	);
});

test.each(toCases(lists))('%s: %j is the list %s', (locale, text, numbers) => {
	const list = readFlows(locale, text);
	expect(list.state === 'read' ? list.flows.join(' ') : undefined).toBe(numbers);
});

test.each([
	['en', '100\n200\n300', 3],
	['en', '100\r\n\r\n200\r\n', 2],
	['uk', '1 000,50\t2 000,75', 2],
	['en', 'rent\t1,200\nfood\t300', 2],
	['es', '12 50', 2],
	['es', '5;6', 2],
] as const)(
	'%s: of a paste that is not one number they are counted: %j has %d',
	(locale, text, count) => {
		expect(readPasted(locale, text)).toEqual({ state: 'several', count });
	},
);

test('a paste without a number is shown, in one short line', () => {
	const long = 'x'.repeat(30);
	expect(readPasted('en', ' \n')).toEqual({ state: 'empty' });
	expect(readPasted('en', '2*(3\n+4)')).toEqual({ state: 'other', shown: '2*(3 +4)' });
	expect(readPasted('en', `${long}yz`)).toEqual({ state: 'other', shown: `${long}…` });
	expect(readPasted('en', '9'.repeat(10_000_000)).state).toBe('other');
});

test('cells are what a field of one line would join', () => {
	const texts = ['100\n200', '1\t2', '5\r\n6', '100 200', '42\r\n', '\t7', '5;6'];
	expect(texts.filter(hasCells)).toEqual(texts.slice(0, 3));
});

test('the beginning of a number is not wrong while it is typed', () => {
	const unfinished = ['12 5', '12 50', '-', '1,234,5', '1e', "1'", '(45'];
	const others = ['', '12', '12 500', '12 50 000', 'x', '100\n2', '5-3'];
	const isOpen = (text: string) => isUnfinished('uk', text);
	expect([...unfinished, ...others].filter(isOpen)).toEqual(unfinished);
	expect(['12 5%', '1%2'].map((text) => isValueUnfinished('en', text))).toEqual([true, false]);
});

test('money is read as Unicode CLDR writes it', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...locales),
			fc.integer({ min: -1e12, max: 1e12 }),
			fc.constantFrom('USD', 'EUR', 'UAH', 'GBP', 'PLN'),
			fc.constantFrom('standard' as const, 'accounting' as const),
			fc.constantFrom('narrowSymbol' as const, 'code' as const),
			(locale, cents, currency, currencySign, currencyDisplay) => {
				const text = (cents / 100).toLocaleString(toIntlTag(locale), {
					style: 'currency',
					currency,
					currencySign,
					currencyDisplay,
					minimumFractionDigits: 2,
				});
				expect([text, Number(readPlainMoney(locale, text))]).toEqual([text, cents / 100]);
			},
		),
	);
});
