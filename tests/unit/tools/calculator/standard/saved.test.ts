import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { readPlainMoney } from '#i18n/read-money.ts';
import { toFullText } from '#tools/calculator/standard/arithmetic.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';

test('a calculation that was kept without traces is read', () => {
	const { trace, ...earlier } = cleared;
	const repeat = { operator: '+', operand: '2' };
	expect(parseStandard(JSON.stringify({ ...earlier, repeat }))).toEqual({
		...cleared,
		repeat: { ...repeat, trace: '' },
	});
});

test('what the display prints can be pasted', () => {
	const number = fc.stringMatching(/^-?[1-9]\d{0,15}(\.\d{1,12})?$/);
	fc.assert(
		fc.property(fc.constantFrom(...locales), number, (locale, typed) => {
			// Results too, rounded and in powers of ten.
			for (const shown of [typed, toFullText(typed)])
				expect(readPlainMoney(locale, writeFigures(locale, shown))).toBe(shown);
		}),
	);
});

test.each([
	'',
	'null',
	'[]',
	'{"entry":"1"}',
	...[
		{ entry: 'NaN' },
		{ entry: '1e99999' },
		{ entry: '9'.repeat(1000) },
		{ phase: 'other' },
		{ trace: 5 },
		{ operator: '^' },
		{ repeat: { operator: '+', operand: 'x' } },
		{ history: 5 },
	].map((broken) => JSON.stringify({ ...cleared, ...broken })),
])('a broken value is not read: %.300s', (text) => {
	expect(parseStandard(text)).toBeUndefined();
});
