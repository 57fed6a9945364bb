import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { exampleFlows } from '#tools/calculator/finance/flows.ts';
import { mostFlows, readFlows, translateFlows } from '#tools/calculator/finance/read-flows.ts';

test.each([
	['en', '-1,000\n\n0.5', '-1000 0.5'],
	['uk', '400 х 3', '400 400 400'],
	['en', '5\n\n5 x', 'wrong 3 5 x'],
	// One amount or several.
	['uk', '5\n1 250,50', 'ambiguous 2 1 250,50'],
	['en', `1\n5 x ${mostFlows}`, 'long'],
	// The amounts have labels, as in Accounting.
	['en', 'Rent\t-1000\nSales 400 x 2', '-1000 400 400'],
	['uk', 'Рік 0; -1000\nРік 1; 400', '-1000 400'],
	['en', '-1000; 4OO; 400', 'wrong 1 4OO'],
	['en', 'Rent 100\tSales 200', 'wrong 1 Rent 100'],
	['en', 'Year\tFlow\n2024\t-1000', 'wrong 1 Year'],
	// Years beside the amounts; without amounts they are amounts.
	['en', '2024\t-1000\n2025\t400\n2026\t700', '-1000 400 700'],
	['en', '2024\t-1000\n2026\t400', '2024 -1000 2026 400'],
	['en', '2024\n2025', '2024 2025'],
] as const)('%s: %j is read as %s', (locale, text, expected) => {
	const list = readFlows(locale, text);
	expect((list.state === 'read' ? list.flows : Object.values(list)).join(' ')).toBe(expected);
});

test.each(locales)('the longest list and the example are read in %s', (locale) => {
	expect(readFlows(locale, `5 x ${mostFlows}`).state).toBe('read');
	const text = exampleFlows.flows.map((flow) => writeFigures(locale, flow)).join('\n');
	const flows = ['-10000', '2800', '2800', '2800', '2800', '3500'];
	expect(readFlows(locale, text)).toMatchObject({ state: 'read', flows, other: undefined });
});

test.each([
	['-10,000\n2,800.5 x 4;five\n', '−10\u00a0000\n2800,5 × 4;five\n'],
	['2024\tRent -1,000\n2025\t400.5', '2024\tRent −1000\n2025\t400,5'],
	// With spaces between them they stay several in a language that groups with spaces.
	['-900 100 200\n12 x 2\t7', '−900; 100; 200\n12 × 2\t7'],
])('flows that were typed in another language keep their values: %j', (flows, translated) => {
	const typed = { flows, rate: '6.5', locale: 'en' } as const;
	const expected = { flows: translated, rate: '6,5', locale: 'uk' };
	expect(translateFlows(typed, 'uk')).toEqual(expected);
	expect(translateFlows(typed, 'en')).toBe(typed);
	const list = readFlows('en', flows);
	const same = list.state === 'read' ? { state: 'read', flows: list.flows } : list;
	expect(readFlows('uk', translated)).toMatchObject(same);
});

test.each([
	['en', '-1.000\n400\n700', '−1.000; 400; 700', '−1.000, not −1,000'],
	['en', '-1.234,56\n1,000\n2.000', '−1,234.56; 1,000; 2.000', '2.000, not 2,000'],
	['en', 'Rent -1.000\n400 × 12', 'Rent −1.000; 400 × 12', '−1.000, not −1,000'],
	['uk', '-1,000\n400', '−1,000; 400', '−1,000, not −1000'],
	['es', '-1.000\n400', '−1000; 400', '−1000, not −1,000'],
	['en', '-1,000\n2,800.5', '−1,000; 2,800.5', undefined],
] as const)('%s: %j says what was read', (locale, text, listed, other) => {
	const list = readFlows(locale, text);
	if (list.state !== 'read') throw new Error('It is not read.');
	expect(list.listed.join('; ')).toBe(listed);
	expect(list.other && `${list.other.value}, not ${list.other.other}`).toBe(other);
});

test.each([
	['-1000 USD\n600 EUR\n700', ['USD', 'EUR']],
	['Rent\t-$1,000\n€600', ['$', '€']],
])('%j has two currencies and no sum', (text, currencies) => {
	expect(readFlows('en', text)).toEqual({ state: 'mixed', currencies });
});

test('one currency in two ways, or beside amounts without one, is no obstacle', () => {
	expect(readFlows('en', '-$1,000\n600 USD\n700')).toMatchObject({
		flows: ['-1000', '600', '700'],
	});
});
