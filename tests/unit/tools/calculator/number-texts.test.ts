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
import texts from './number-texts.json' with { type: 'json' };

/*
 * How numbers are written, by their sources:
 * - Unicode CLDR: the group and decimal marks of en (, .), uk (U+00A0 ,), es (. ,), fr (U+202F ,), de-CH (’ .); the patterns of
 *   money ¤#,##0.00 of en, #,##0.00 ¤ of uk and es; the accounting pattern (¤#,##0.00) of en; #,##,##0 of en-IN;
 * - ISO 80000-1, 7.3.2, and the Ortografía of the RAE: groups of three with a (thin) space, never a point;
 * - Excel: its formats "Currency" and "Accounting", and its clipboard, as Google Sheets and LibreOffice have it: a tab between
 *   the cells of a row, CR LF after each row (text/tab-separated-values of IANA);
 * - SAP: the minus behind the number.
 */

const languages = ['en', 'uk', 'es'] as const;
/** A number, one for each of these languages, or nothing where the text is refused. */
type Meaning = string | null | readonly (string | null)[];

function toCases(groups: Readonly<Record<string, Readonly<Record<string, Meaning>>>>) {
	return Object.values(groups).flatMap((group) =>
		Object.entries(group).flatMap(([text, meaning]) =>
			languages.map(
				(locale, at) =>
					[
						locale,
						text,
						(typeof meaning === 'object' ? meaning?.[at] : meaning) ?? undefined,
					] as const,
			),
		),
	);
}

test.each(toCases(texts.single))('%s: %j is %s, to every tool', (locale, text, number) => {
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

test.each(toCases(texts.lists))('%s: %j is the list %s', (locale, text, numbers) => {
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
