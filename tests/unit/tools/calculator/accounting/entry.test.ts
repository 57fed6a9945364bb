import { toKey } from '#tools/calculator/accounting/keyboard.ts';
import { parseEntry } from '#tools/calculator/accounting/parse-entry.ts';
import { parseTyped } from '#tools/calculator/accounting/saved.ts';
import { toRate } from '#tools/calculator/accounting/settings.ts';

test.each([
	['−3', { entry: '-3' }],
	['5.', { entry: '5' }],
	['1e12', undefined],
	// Cut as the key ÷ cuts it; a number that is written is not.
	['food 2/3', undefined],
	['2/3', { entry: '0.66666666666' }],
	['0.6666666666666', undefined],
	['1234567890123', undefined],
	['9'.repeat(10_000_000), undefined],
])('%.20s is typed into a line of the tape as %s', (text, entry) => {
	expect(parseEntry('en', text)).toEqual(entry);
});

test('a rate is a number from 0 to 999', () => {
	expect(['20', '7.50', '0'].map(toRate)).toEqual(['20', '7.5', '0']);
	for (const text of ['-5', '1000', '', '1.23456']) expect(toRate(text), text).toBeUndefined();
});

test('a number in the middle of being typed is read back', () => {
	expect(['12.', '', '1e9'].map(parseTyped)).toEqual(['12.', null, undefined]);
});

test.each([
	['#', '', 'number'],
	['Enter', 'NumpadEnter', 'equals'],
	[',', 'NumpadDecimal', 'point'],
	['t', 'KeyT', 'total'],
	['е', 'KeyT', 'total'],
	['ї', 'BracketRight', 'tax-plus'],
	['constructor', '', undefined],
])('the key %s, at %s, is %s', (name, code, key) => {
	expect(toKey(name, code)).toBe(key);
});
