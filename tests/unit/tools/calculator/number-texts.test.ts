import fc from 'fast-check';
import { hasCells } from '#i18n/cells.ts';
import { locales, toIntlTag } from '#i18n/locales.ts';
import { isUnfinished, readNumber } from '#i18n/read-amount.ts';
import { type Pasted, readPasted } from '#i18n/read-pasted.ts';
import { parseEntry } from '#tools/calculator/accounting/parse-entry.ts';
import { isValueUnfinished, parseValue } from '#tools/calculator/finance/parse-value.ts';
import { readFlows } from '#tools/calculator/finance/read-flows.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { readAmount } from '#tools/rates/read-amount.ts';
import texts from './number-texts.json' with { type: 'json' };

/*
 * What the texts mean, by their sources:
 * - Unicode CLDR: the number, currency, accounting and compact patterns of the languages named by them, its names of
 *   currencies; the money of 47 places is as ICU 77 prints it;
 * - ISO 80000-1, 7.3.2, and the Ortografía of the RAE: groups of three with a (thin) space, never a point;
 * - Excel: its formats "Currency", "Accounting" and "Percentage", its operators, and its clipboard, as Google Sheets and
 *   LibreOffice have it: a tab between the cells of a row, CR LF after each row (text/tab-separated-values of IANA);
 * - SAP: the minus behind the number.
 */

const languages = ['en', 'uk', 'es'] as const;
/** What a text means, one meaning for each of these languages, or nothing where it is refused. */
type Meaning = string | null | (string | null)[];

function toCases(groups: Readonly<Record<string, Readonly<Record<string, Meaning>>>>) {
	return Object.values(groups)
		.flatMap((group) => Object.entries(group))
		.flatMap(([text, meaning]) =>
			languages.map(
				(locale, at) =>
					[locale, text, (Array.isArray(meaning) ? meaning[at] : meaning) ?? undefined] as const,
			),
		);
}

function print(pasted: Pasted): string | undefined {
	if (pasted.state === 'number') return pasted.number + (pasted.percent ? ' %' : '');
	if (pasted.state === 'sum') return [...pasted.parts, ...(pasted.unclear ? ['?'] : [])].join(' ');
	if (pasted.state !== 'list') return undefined;
	const items = pasted.items.map(({ label, number }) => (label ? `${label}: ${number}` : number));
	const totals = pasted.totals > 0 ? ` (${pasted.totals} totals)` : '';
	return items.join('; ') + (pasted.left > 0 ? ` (${pasted.left} left)` : '') + totals;
}

/** As JavaScript does, which has the operators of Excel and their order. */
const compute = (sum: string | undefined): unknown => new Function(`return ${sum}`)();

test.each(toCases(texts.texts))('%s: %j is %s, to every tool', (locale, text, meaning) => {
	expect(print(readPasted(locale, text))).toBe(meaning);
	const number = /^\S+$/.test(meaning ?? '') ? meaning : undefined;
	expect(readNumber(locale, text)).toBe(text.includes('=') ? undefined : number);
	if (number !== undefined) expect(Number(parseValue(locale, text))).toBe(Number(number));
	const amount = readAmount(locale, text, ['USD', 'EUR', 'UAH'], 'USD');
	if (amount.state === 'read') expect(Number(amount.decimal)).toBe(compute(meaning));
});

test.each(toCases(texts.flows))('%s: %j is the list of flows %s', (locale, text, numbers) => {
	const list = readFlows(locale, text);
	expect(list.state === 'read' ? list.flows.join(' ') : undefined).toBe(numbers);
});

const toDigits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

test.each(languages)(
	'in %s the digits that come out are the digits that went in, in their order, or none does',
	(locale) => {
		const digits = [...'0123456789'.repeat(8)];
		const signs = [..."+-−*/=()%.,;'’ \u00a0\u202f\t\n$€eEx１".repeat(3)];
		const words = ['k', ' млн', 'rent ', ' USD', '000', '1,234', '12 500', '.5'];
		const unit = fc.constantFrom(...digits, ...signs, ...words, ...words, ...words);
		let read = 0;
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
				const meaning = print(readPasted(locale, text));
				if (meaning === undefined) return true;
				read += 1;
				// Those of a tape are left out, and said to be.
				if (meaning.endsWith('totals)')) return true;
				// A scale adds zeros at the end, a point without digits before it gets one.
				const isExact = !/k|млн|[^\d][.,]|^[.,]/.test(text);
				const pick = (digits: string) => (isExact ? digits : digits.replaceAll('0', ''));
				return pick(toDigits(meaning.replace(/\(\d+ left\)$/, ''))) === pick(toDigits(text));
			}),
			{ numRuns: 34_000 },
		);
		expect(read).toBeGreaterThan(3000);
	},
);

test.each(languages)('in %s no reader of a long number loses a digit of it', (locale) => {
	const unit = fc.constantFrom(...'0123456789');
	const digits = (maxLength: number) => fc.string({ unit, maxLength, size: 'max' });
	fc.assert(
		fc.property(digits(60), digits(30), fc.constantFrom('', '-'), (whole, decimals, sign) => {
			const text = `${sign}1${whole}${decimals && `.${decimals}7`}`;
			// A mark before three digits may be one of thousands.
			fc.pre(decimals.length !== 2);
			const read = readPasted(locale, text);
			const list = readFlows(locale, text);
			const [flow] = list.state === 'read' ? list.flows : [];
			const number = read.state === 'number' ? toExactText(read.number) : undefined;
			const isKept = toDigits(text).length <= 40;
			for (const each of [number, readValue(locale, text)?.number, flow])
				expect(each).toBe(isKept ? text : undefined);
			expect(readPasted(locale, `2*${text}`).state).toBe(isKept ? 'sum' : 'long');
			if (!isKept) expect(parseValue(locale, text)).toBe(undefined);
		}),
	);
});

test('a paste without a number is shown, in one short line', () => {
	const long = 'x'.repeat(30);
	expect(readPasted('en', ' \n')).toEqual({ state: 'empty' });
	expect(readPasted('en', '2^(3\n+4)')).toEqual({ state: 'line', shown: '2^(3' });
	expect(readPasted('en', `${long}yz`)).toEqual({ state: 'other', shown: `${long}…` });
	expect(readPasted('en', '9'.repeat(10_000_000)).state).toBe('other');
	expect(print(readPasted('en', '1\n'.repeat(5000)))?.length).toBe(3 * 5000 - 2);
});

test.each([
	['100 USD\n200 EUR', ['USD', 'EUR']],
	['$5\t€6\t$7', ['$', '€']],
	['rent 500 грн\nfood $20', ['грн', '$']],
	['100 kr\n5 zł', ['kr', 'zł']],
])('%j has two currencies and no sum', (text, currencies) => {
	expect(readPasted('en', text)).toEqual({ state: 'mixed', currencies });
});

test.each(['$5\n5 USD\n7', '1 грн\n2 UAH\n3 гривні', '5 kr\n6 KR.'])(
	'%j has one currency',
	(text) => {
		expect(readPasted('uk', text).state).toBe('list');
	},
);

// Excel: =10%*200, =50%+1, =10%/2, =-5%+1.
test.each([
	['10%*200', '20'],
	['50%+1', '1.5'],
	['10%/2', '0.05'],
	['-5%+1', '0.95'],
	['200*10%', '20'],
])('%s is %s: a per cent at the beginning is a hundredth', (text, number) => {
	expect(readValue('en', text)?.number).toBe(number);
});

test('cells are what a field of one line would join', () => {
	const cells = ['100\n200', '1\t2', '5\r\n6', '100 200', '42\r\n', '\t7', '5;6'];
	expect(cells.filter(hasCells)).toEqual(cells.slice(0, 3));
});

test('the beginning of a number or of a sum is not wrong while it is typed', () => {
	const unfinished = ['12 5', '12 50', '-', '1,234,5', '1e', "1'", '(45'];
	const others = ['', '12', '12 500', '12 50 000', 'x', '100\n2'];
	const isOpen = (text: string) => isUnfinished((whole) => readNumber('uk', whole), text);
	expect([...unfinished, ...others].filter(isOpen)).toEqual(unfinished);
	const values = ['12 5%', '5+', '=2*(3', '=2*(3+4', '1%2'];
	expect(values.map((text) => isValueUnfinished('en', text))).toEqual([
		true,
		true,
		true,
		true,
		false,
	]);
});

test.each([
	['rent $1,200', { entry: '1200', label: 'rent' }],
	['=180,000*0.8', { entry: '144000' }],
	['2+3*4', undefined],
	['10/3', { entry: '3.33333333333' }],
	['5\n6', undefined],
	['5%', { entry: '0.05' }],
])('%j is written into a line of the tape as %o', (text, step) => {
	expect(parseEntry('en', text)).toEqual(step);
	// The key takes a per cent itself.
	if (text === '5%') expect(parseEntry('en', text, 'percent')).toEqual({ entry: '5' });
});

test('money is read as Unicode CLDR writes it', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...locales),
			fc.integer({ min: -1e12, max: 1e12 }),
			fc.constantFrom('USD', 'EUR', 'UAH', 'GBP', 'PLN'),
			fc.constantFrom('standard' as const, 'accounting' as const),
			fc.constantFrom('narrowSymbol' as const, 'code' as const, 'name' as const),
			(locale, cents, currency, currencySign, currencyDisplay) => {
				const text = (cents / 100).toLocaleString(toIntlTag(locale), {
					style: 'currency',
					currency,
					currencySign,
					currencyDisplay,
					minimumFractionDigits: 2,
				});
				expect([text, Number(readNumber(locale, text))]).toEqual([text, cents / 100]);
			},
		),
	);
});
