import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleared, digits, type Key, operators, press } from '#tools/calculator/standard/machine.ts';
import { parseNumber, parseStandard } from '#tools/calculator/standard/saved.ts';

test('every state the keys lead to is read back as it was', () => {
	const others: readonly Key[] = ['backspace', 'sign', 'percent', 'root', 'point', 'equals'];
	const key = fc.constantFrom<Key>(...digits, ...operators, ...others);
	fc.assert(
		fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
			const state = keys.reduce(press, cleared);
			expect(parseStandard(JSON.stringify(state))).toEqual(state);
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
	JSON.stringify({ ...cleared, operator: '^' }),
	JSON.stringify({ ...cleared, repeat: { operator: '+', operand: 'x' } }),
	JSON.stringify({ ...cleared, history: 5 }),
])('a broken value is not read: %s', (text) => {
	expect(parseStandard(text)).toBeUndefined();
});

test('a pasted number may have white space and a comma', () => {
	expect(parseNumber(' 1 250,5\n')).toBe('1250.5');
	expect(parseNumber('−3')).toBe('-3');
});

test.each(['', 'abc', '1,2,3', '1.2.3', '<b>1</b>', '1e5', '9'.repeat(10_000_000)])(
	'text that is not a number is not pasted',
	(text) => {
		expect(parseNumber(text)).toBeUndefined();
	},
);
