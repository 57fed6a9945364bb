import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { readPlainMoney } from '#i18n/read-money.ts';
import { toFullText } from '#tools/calculator/standard/arithmetic.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, digits, type Key, operators, press } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';

test('every state the keys lead to is read back as it was', () => {
	const others: readonly Key[] = [
		'backspace',
		'clear-entry',
		'sign',
		'percent',
		'root',
		'square',
		'reciprocal',
		'point',
		'equals',
	];
	const key = fc.constantFrom<Key>(...digits, ...operators, ...others);
	fc.assert(
		fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
			const state = keys.reduce(press, cleared);
			expect(parseStandard(JSON.stringify(state))).toEqual(state);
		}),
	);
});

test('a calculation that was kept without traces is read', () => {
	const { trace, ...earlier } = cleared;
	const repeat = { operator: '+', operand: '2' };
	expect(parseStandard(JSON.stringify({ ...earlier, repeat }))).toEqual({
		...cleared,
		repeat: { ...repeat, trace: '' },
	});
});

test.each(locales)('%s: what the display prints can be pasted', (locale) => {
	const keys = fc.string({ unit: fc.constantFrom(...'0123456789.'), minLength: 1, maxLength: 30 });
	fc.assert(
		fc.property(keys, fc.boolean(), (typed, negative) => {
			const number = [...typed, ...(negative ? ['F9'] : [])].reduce(
				(state, name) => press(state, toKey(name) ?? 'clear'),
				cleared,
			).entry;
			expect(readPlainMoney(locale, writeFigures(locale, number))).toBe(number.replace(/\.$/, ''));
			// Results too, rounded and in powers of ten.
			const shown = toFullText(number);
			expect(readPlainMoney(locale, writeFigures(locale, shown))).toBe(shown);
		}),
	);
});

test.each([
	'',
	'null',
	'[]',
	'{"entry":"1"}',
	JSON.stringify({ ...cleared, entry: 'NaN' }),
	JSON.stringify({ ...cleared, entry: '1e99999' }),
	JSON.stringify({ ...cleared, entry: '9'.repeat(1000) }),
	JSON.stringify({ ...cleared, phase: 'other' }),
	JSON.stringify({ ...cleared, trace: 5 }),
	JSON.stringify({ ...cleared, operator: '^' }),
	JSON.stringify({ ...cleared, repeat: { operator: '+', operand: 'x' } }),
	JSON.stringify({ ...cleared, history: 5 }),
])('a broken value is not read: %s', (text) => {
	expect(parseStandard(text)).toBeUndefined();
});
