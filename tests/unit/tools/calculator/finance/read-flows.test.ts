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
] as const)('%s: %j is read as %s', (locale, text, expected) => {
	const list = readFlows(locale, text);
	expect((list.state === 'read' ? list.flows : Object.values(list)).join(' ')).toBe(expected);
});

test.each(locales)('the longest list and the example are read in %s', (locale) => {
	expect(readFlows(locale, `5 x ${mostFlows}`).state).toBe('read');
	const text = exampleFlows.flows.map((flow) => writeFigures(locale, flow)).join('\n');
	const flows = ['-10000', '2800', '2800', '2800', '2800', '3500'];
	expect(readFlows(locale, text)).toEqual({ state: 'read', flows });
});

test.each([
	['-10,000\n2,800.5 x 4;five\n', '−10\u00a0000\n2800,5 × 4;five\n'],
	// With spaces between them they stay several in a language that groups with spaces.
	['-900 100 200\n12 x 2\t7', '−900; 100; 200\n12 × 2\t7'],
])('flows that were typed in another language keep their values: %j', (flows, translated) => {
	const typed = { flows, rate: '6.5', locale: 'en' } as const;
	const expected = { flows: translated, rate: '6,5', locale: 'uk' };
	expect(translateFlows(typed, 'uk')).toEqual(expected);
	expect(translateFlows(typed, 'en')).toBe(typed);
	expect(readFlows('uk', translated)).toEqual(readFlows('en', flows));
});
