import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { exampleFlows } from '#tools/calculator/finance/flows.ts';
import { mostFlows, readFlows, translateFlows } from '#tools/calculator/finance/read-flows.ts';

const read = (...flows: string[]) => ({ state: 'read', flows });

test('flows are read as the language writes numbers, one a line', () => {
	expect(readFlows('en', '-1,000\n\n0.5')).toEqual(read('-1000', '0.5'));
	expect(readFlows('uk', '−1 000,50; 2')).toEqual(read('-1000.50', '2'));
	expect(readFlows('en', '')).toEqual(read());
});

test.each(['400 x 3', '400 × 3', '400*3', '400 X3', '400 х 3'])(
	'%s is a flow three times',
	(text) => {
		expect(readFlows('uk', text)).toEqual(read('400', '400', '400'));
	},
);

test('the first line that is no amount is named', () => {
	expect(readFlows('en', '5\n\n5 x')).toEqual({ state: 'wrong', line: 3 });
	expect(readFlows('en', 'five')).toEqual({ state: 'wrong', line: 1 });
});

test('more periods than are calculated with are refused', () => {
	expect(readFlows('en', `5 x ${mostFlows}`).state).toBe('read');
	expect(readFlows('en', `1\n5 x ${mostFlows}`)).toEqual({ state: 'long' });
});

test.each(locales)('the example is read in %s', (locale) => {
	const text = exampleFlows.flows.map((flow) => writeFigures(locale, flow)).join('\n');
	expect(readFlows(locale, text)).toEqual(read('-10000', '2800', '2800', '2800', '2800', '3500'));
});

test('flows that were typed in another language keep their values', () => {
	const typed = { flows: '-10,000\n2,800.5 x 4;five\n', rate: '6.5', locale: 'en' } as const;
	expect(translateFlows(typed, 'uk')).toEqual({
		flows: '−10\u00a0000\n2800,5 × 4;five\n',
		rate: '6,5',
		locale: 'uk',
	});
	expect(translateFlows(typed, 'en')).toBe(typed);
});

test('flows with spaces between them stay several in a language that groups with spaces', () => {
	const typed = { flows: '-900 100 200\n12 x 2\t7', rate: '5', locale: 'en' } as const;
	const translated = translateFlows(typed, 'uk');
	expect(translated.flows).toBe('−900; 100; 200\n12 × 2\t7');
	expect(readFlows('uk', translated.flows)).toEqual(readFlows('en', typed.flows));
});

test('a line that may be one amount or several is named', () => {
	expect(readFlows('uk', '5\n1 250,50')).toEqual({ state: 'ambiguous', line: 2 });
	expect(readFlows('es', '10 500')).toEqual({ state: 'ambiguous', line: 1 });
});
