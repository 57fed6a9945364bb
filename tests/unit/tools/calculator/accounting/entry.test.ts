import { expect, test } from 'vitest';
import { toKey } from '#tools/calculator/accounting/keyboard.ts';
import { functionKeys, typingKeys } from '#tools/calculator/accounting/keys.ts';
import { parseEntry } from '#tools/calculator/accounting/parse-entry.ts';
import { parseTyped } from '#tools/calculator/accounting/saved.ts';
import { parseRate } from '#tools/calculator/accounting/settings.ts';

test.each([
	['12,50', '12.50'],
	[' 1 250.5 ', '1250.5'],
	['−3', '-3'],
	['.5', '0.5'],
	['007', '7'],
	['5.', '5'],
	['1e5', '100000'],
])('a number written as %j is %s', (text, entry) => {
	expect(parseEntry('en', text)).toBe(entry);
});

test.each(['', 'abc', '1.2.3', '1e12', '1234567890123', '=1', '<b>1</b>', '9'.repeat(10_000_000)])(
	'what the machine cannot take is refused',
	(text) => {
		expect(parseEntry('en', text)).toBeUndefined();
	},
);

test('a rate is a number from 0 to 999', () => {
	expect([parseRate('en', '20'), parseRate('uk', '7,50 %'), parseRate('en', '0')]).toEqual([
		'20',
		'7.5',
		'0',
	]);
	for (const text of ['-5', '1000', '', 'x', '1 2', '1%9']) {
		expect([text, parseRate('en', text)]).toEqual([text, undefined]);
	}
});

test('a number in the middle of being typed is read back', () => {
	expect([parseTyped('12.'), parseTyped(''), parseTyped('1e9')]).toEqual(['12.', null, undefined]);
});

test('the keyboard has the keys of the machine, by place for the letters', () => {
	for (const digit of '0123456789') expect(toKey(digit, '')).toBe(digit);
	expect(['+', '-', '*', '/', '%', '#'].map((key) => toKey(key, ''))).toEqual([
		'+',
		'-',
		'*',
		'/',
		'percent',
		'number',
	]);
	expect([toKey('Enter', 'NumpadEnter'), toKey('=', 'Equal')]).toEqual(['equals', 'equals']);
	expect([toKey(',', 'NumpadDecimal'), toKey('.', 'Period')]).toEqual(['point', 'point']);
	expect([toKey('t', 'KeyT'), toKey('е', 'KeyT')]).toEqual(['total', 'total']);
	expect([toKey('[', 'BracketLeft'), toKey('ї', 'BracketRight')]).toEqual([
		'tax-minus',
		'tax-plus',
	]);
	expect([toKey('Tab', 'Tab'), toKey('F5', 'F5'), toKey('constructor', '')]).toEqual(
		Array(3).fill(undefined),
	);
});

test('no key has two names', () => {
	const keys = [...typingKeys, ...functionKeys];
	expect(new Set(keys).size).toBe(keys.length);
});
