import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

const no = undefined;
const nb = '\u00a0';
const narrow = '\u202f';
const thin = '\u2009';

/** A text, and what it is in English, Ukrainian and Spanish. */
type Row = readonly [
	text: string,
	en: string | undefined,
	uk: string | undefined,
	es: string | undefined,
];
const same = (text: string, number: string | undefined): Row => [text, number, number, number];

const single: readonly Row[] = [
	// One comma or one point before three digits: the language decides.
	['1,234', '1234', '1.234', '1.234'],
	['1.234', '1.234', '1.234', '1234'],
	['-1,234', '-1234', '-1.234', '-1.234'],
	['12.345', '12.345', '12.345', '12345'],
	same('1,234.56', '1234.56'),
	same('1.234,56', '1234.56'),
	same(`1${nb}234,56`, '1234.56'),
	same(`1${narrow}234${narrow}567,8`, '1234567.8'),
	same(`12${thin}345.678`, '12345.678'),
	same('1 234,56', '1234.56'),
	same('1’234.50', '1234.50'),
	same("1'234'567", '1234567'),
	same('1,234,567.89', '1234567.89'),
	same('1.234.567,89', '1234567.89'),
	same('0,5', '0.5'),
	same('.5', '0.5'),
	same('7', '7'),
	same('100 200', '100200'),
	same('.5', '0.5'),
	same('.5', '0.5'),
	same('+5', '5'),
	same('1e5', '1e5'),
	same('2,5E−3', '2.5e-3'),
	// Money.
	same('$1,234.56', '1234.56'),
	same('-$1,234.56', '-1234.56'),
	same('$-5', '-5'),
	same('€ 12', '12'),
	same('1234.5 €', '1234.5'),
	same(`−1.234,56${nb}€`, '-1234.56'),
	same(`1${nb}234,50${nb}₴`, '1234.50'),
	same('₴1 234,50', '1234.50'),
	same('USD 5', '5'),
	same('5 грн.', '5'),
	same('20 dólares', '20'),
	same('10 000,-', '10000'),
	same('49,–', '49'),
	// Accounting.
	same('(45.00)', '-45.00'),
	same('(1,234.56)', '-1234.56'),
	same('($1,234.56)', '-1234.56'),
	same('$(5.00)', '-5.00'),
	same(' $ (1,234.56)', '-1234.56'),
	same('12.50-', '-12.50'),
	same('1.234,56-', '-1234.56'),
	// A copied cell has its line end.
	same('42\r\n', '42'),
	same('\t7', '7'),
	// Refused: what it means is not certain.
	same('12 50', no),
	same('100 50', no),
	same('1 2', no),
	same('1  234', no),
	same('0 500', no),
	same("1'50", no),
	same('12,34,567', no),
	same('1,00,000.00', no),
	same('1 234 56', no),
	same('--5', no),
	same('(-5)', no),
	same('-5-', no),
	same('((5))', no),
	same('5%', no),
	same('2*(3+4)', no),
	same('5+5', no),
	same('5-3', no),
	same('= 5', no),
	same('2^3', no),
	same('5!', no),
	same('5 apples', no),
	same('$5 apples', no),
	same('1k', no),
	same('12.11.2026', no),
	same('12:30', no),
	same('1\n000', no),
	same('100\n200', no),
	same('100\r\n200\r\n300', no),
	same('1\t2', no),
	same('1\t000', no),
	same('5\u2028600', no),
];

const lists: readonly Row[] = [
	same('100\n200', '100 200'),
	same('-100\t500\t600', '-100 500 600'),
	same('-100; 500; 600', '-100 500 600'),
	same('-900 -100 200', '-900 -100 200'),
	same('100 2000', '100 2000'),
	same('400 × 3', '400 400 400'),
	same('400 x 2 500', '400 400 500'),
	same('$100\t(45.00)', '100 -45.00'),
	// One amount, or several: in English a space groups no thousands.
	['-900 100 200 300 400', '-900 100 200 300 400', no, no],
	['1 250,50', '1 250.50', no, no],
	['1 500 × 2', '1 500 500', no, no],
	// `000` is no amount.
	same('10 000', '10000'),
	same('−1 000,50; 2', '-1000.50 2'),
	same('1 000 × 2', '1000 1000'),
	same(`1${nb}250,50 200`, '1250.50 200'),
	same(`10${narrow}000\t2`, '10000 2'),
	same('12 50', '12 50'),
	same('five', no),
	same('100 five', no),
	same('2*(3+4)', no),
	same('5 x', no),
];

const languages = ['en', 'uk', 'es'] as const;
const toCases = (rows: readonly Row[]) =>
	rows.flatMap(([text, ...numbers]) =>
		languages.map((locale, index) => [locale, text, numbers[index]] as const),
	);

test('the table has the texts it is meant to have', () => {
	expect(new Set([...single, ...lists].map(([text]) => text)).size).toBeGreaterThan(90);
	expect(toCases([...single, ...lists]).length).toBeGreaterThan(150);
});

describe('a field of one number, and what is pasted', () => {
	test.each(toCases(single))('%s: %j is %s', (locale, text, number) => {
		expect(readPlainMoney(locale, text)).toBe(number);
		const pasted = readPasted(locale, text);
		expect(pasted.state === 'read' ? pasted.number : undefined).toBe(number);
	});

	test.each(toCases(single))('every tool reads it alike, %s: %j', (locale, text, number) => {
		// 5 % is a rate in the fields of Finance.
		if (text !== '5%') {
			const value = parseValue(locale, text);
			expect(value && Number(value)).toBe(number && Number(number));
		}
		const entry = parseEntry(locale, text);
		expect(entry && Number(entry)).toBe(number && Number(number));
		const amount = readAmount(locale, text, ['USD', 'EUR', 'UAH'], 'USD');
		const below = number?.startsWith('-');
		expect(amount.state === 'read' ? amount.value : undefined).toBe(
			number && !below ? Number(number) : undefined,
		);
	});
});

describe('a list', () => {
	test.each(toCases(lists))('%s: %j is %s', (locale, text, numbers) => {
		const list = readFlows(locale, text);
		expect(list.state === 'read' ? list.flows.join(' ') : undefined).toBe(numbers);
	});
});

test('the numbers of a paste that is not one are counted', () => {
	const several = (count: number) => ({ state: 'several', count });
	expect(readPasted('en', '100\n200\n300')).toEqual(several(3));
	expect(readPasted('en', '100\r\n\r\n200\r\n')).toEqual(several(2));
	expect(readPasted('uk', '1 000,50\t2 000,75')).toEqual(several(2));
	expect(readPasted('en', 'rent\t1,200\nfood\t300')).toEqual(several(2));
	expect(readPasted('es', '12 50')).toEqual(several(2));
	expect(readPasted('es', '5;6')).toEqual(several(2));
	expect(readPasted('en', ' \n')).toEqual({ state: 'empty' });
	expect(readPasted('en', '2*(3\n+4)')).toEqual({ state: 'other', shown: '2*(3 +4)' });
	expect(readPasted('en', `${'x'.repeat(30)}yz`)).toEqual({
		state: 'other',
		shown: `${'x'.repeat(30)}…`,
	});
	expect(readPasted('en', '9'.repeat(10_000_000)).state).toBe('other');
});

test('cells are what a field of one line would join', () => {
	expect(['100\n200', '1\t2', '5\r\n6'].map(hasCells)).toEqual([true, true, true]);
	expect(['100 200', '42\r\n', '\t7', '5;6'].map(hasCells)).toEqual(Array(4).fill(false));
});

test('the beginning of a number is not wrong while it is typed', () => {
	for (const text of ['12 5', '12 50', '-', '1,234,5', '1e', "1'", '(45']) {
		expect([text, isUnfinished('uk', text)]).toEqual([text, true]);
	}
	for (const text of ['', '12', '12 500', '12 50 000', 'x', '100\n2', '5-3']) {
		expect([text, isUnfinished('uk', text)]).toEqual([text, false]);
	}
	expect([isValueUnfinished('en', '12 5%'), isValueUnfinished('en', '1%2')]).toEqual([true, false]);
	expect([parseValue('en', '1%2'), parseValue('en', '12 %'), parseValue('en', '')]).toEqual([
		undefined,
		'12',
		'0',
	]);
});

test.each(locales)('%s: money is read as Unicode CLDR writes it', (locale) => {
	const cents = fc.integer({ min: -1e12, max: 1e12 });
	const currency = fc.constantFrom('USD', 'EUR', 'UAH', 'GBP', 'PLN');
	const currencySign = fc.constantFrom('standard' as const, 'accounting' as const);
	const currencyDisplay = fc.constantFrom('narrowSymbol' as const, 'code' as const);
	fc.assert(
		fc.property(cents, currency, currencySign, currencyDisplay, (sum, code, sign, display) => {
			const format = new Intl.NumberFormat(toIntlTag(locale), {
				style: 'currency',
				currency: code,
				currencySign: sign,
				currencyDisplay: display,
				minimumFractionDigits: 2,
			});
			const text = format.format(sum / 100);
			expect([text, Number(readPlainMoney(locale, text))]).toEqual([text, sum / 100]);
		}),
	);
});
