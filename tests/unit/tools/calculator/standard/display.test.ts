import { expect, test } from 'vitest';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { isCut, toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';

test('a result has two decimals unless it is whole', () => {
	expect(toShown('0.333333')).toBe('0.33');
	expect(toShown('0.3')).toBe('0.30');
	expect(toShown('2.005')).toBe('2.01');
	expect(toShown('20')).toBe('20');
	expect(toShown('1.4142135623')).toBe('1.41');
});

test('what is typed is shown as it is typed', () => {
	expect(toShown('0.', true)).toBe('0.');
	expect(toShown('0.12345', true)).toBe('0.12345');
});

test('more than ten characters are cut and end with three points', () => {
	expect(toShown('1234567890')).toBe('1234567890');
	expect(toShown('12345678901')).toBe('1234567890...');
	expect(toShown('1.234567890', true)).toBe('1.23456789...');
	expect(['1234567890', '12345678901'].map((text) => isCut(toShown(text)))).toEqual([false, true]);
});

test('what would read 0.00 and is not zero is shown in powers of ten', () => {
	expect(toShown('0.0000012345')).toBe('1.23e-6');
	expect(toShown('-0.004')).toBe('-4e-3');
	expect(toShown('0.005')).toBe('0.01');
	expect(toShown('0')).toBe('0');
});

test('numbers beyond the exact digits are shown in powers of ten', () => {
	expect(toShown('1.5e+60')).toBe('1.5e+60');
});

test('the history shows its last 40 characters', () => {
	const history = '1 + '.repeat(20);
	expect(toShownHistory({ ...cleared, history })).toBe(history.slice(-40));
	expect(toShownHistory({ ...cleared, history: '2 + 3 =' })).toBe('2 + 3 =');
	expect(toShownHistory({ history: '2 + ', phase: 'value', trace: '√9' })).toBe('2 + √9');
});

test('the history leaves a number out rather than cut it', () => {
	const history = `1234567890 + ${'1 + '.repeat(9)}`;
	expect(toShownHistory({ ...cleared, history })).toBe(`+ ${'1 + '.repeat(9)}`);
});

test('the exact value is not rounded to two decimals', () => {
	expect(toExactText('0.0000012345')).toBe('0.0000012345');
	expect(toExactText(`0.${'3'.repeat(64)}`)).toBe(`0.${'3'.repeat(40)}`);
});

test('the keyboard has all keys, and no others', () => {
	for (const digit of '0123456789') expect(toKey(digit)).toBe(digit);
	for (const operator of '+-*/') expect(toKey(operator)).toBe(operator);
	expect([toKey('.'), toKey(',')]).toEqual(['point', 'point']);
	expect([toKey('Enter'), toKey('=')]).toEqual(['equals', 'equals']);
	expect([toKey('Backspace'), toKey('Escape')]).toEqual(['backspace', 'clear']);
	expect([toKey('a'), toKey('Tab'), toKey('constructor')]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});
