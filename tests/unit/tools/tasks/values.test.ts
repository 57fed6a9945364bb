import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCases } from '#tools/tasks/cases.ts';
import { toOwnCase } from '#tools/tasks/own-case.ts';
import { parseValue } from '#tools/tasks/run/parse-value.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { isSameValue } from '#tools/tasks/run/same-value.js';
import { longestCode, parseWork } from '#tools/tasks/store.ts';
import { taskIds } from '#tools/tasks/task-ids.ts';

const values = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 2 },
		fc.string({ maxLength: 20 }),
		fc.boolean(),
		fc.bigInt(),
		fc.double(),
		fc.constantFrom(null, undefined),
		fc.array(tie('value'), { maxLength: 4 }),
	),
})).value;

test('a value that is printed and read again is the same', () => {
	fc.assert(
		fc.property(values, (value) => {
			const read = parseValue(printValue(value));
			expect(read && isSameValue(read.value, value)).toBe(true);
		}),
	);
});

test('text that is not a value is refused, and never evaluated', () => {
	for (const text of ['', 'alert(1)', '[1', '1 2', "'a", '{}', '[,]', '1n.5', 'x']) {
		expect(parseValue(text), text).toBeUndefined();
	}
	fc.assert(fc.property(fc.string(), (text) => void parseValue(text)));
});

test('a whole number may stand for a BigInt, as long as it is exact', () => {
	expect(isSameValue(55, 55n)).toBe(true);
	expect(isSameValue(55n, 55)).toBe(true);
	expect(isSameValue(2 ** 60, 2n ** 60n)).toBe(false);
	expect(isSameValue('55', 55n)).toBe(false);
	expect(isSameValue(['1', 'fizz'], ['1', 'fizz'])).toBe(true);
	expect(isSameValue(['1'], ['1', '2'])).toBe(false);
	expect(isSameValue(undefined, false)).toBe(false);
});

test.each(taskIds)(
	'the cases of %s have different answers, so that no constant passes them',
	(task) => {
		const answers = new Set(getCases(task).map(({ expected }) => printValue(expected)));
		expect(answers.size).toBeGreaterThan(1);
	},
);

test('own cases of a number task need a whole number', () => {
	expect(toOwnCase('fibonacci', { fields: ['7'], expected: '13n' })).toEqual({
		input: [7],
		expected: 13n,
	});
	expect(toOwnCase('fibonacci', { fields: [' '], expected: '0' })).toBeUndefined();
	expect(toOwnCase('fizzbuzz', { fields: ['x'], expected: '[]' })).toBeUndefined();
	expect(toOwnCase('anagram', { fields: ['a', ''], expected: 'false' })?.input).toEqual(['a', '']);
	expect(toOwnCase('anagram', { fields: ['a', 'b'], expected: 'perhaps' })).toBeUndefined();
});

test('kept work is read back; foreign values are refused', () => {
	const cases = [{ fields: ['a'], expected: 'true' }];
	expect(parseWork(JSON.stringify({ code: 'x', cases }), 1)).toEqual({
		work: { code: 'x', cases },
		whole: true,
	});
	expect(parseWork(JSON.stringify({ cases }), 2)).toEqual({
		work: { code: undefined, cases: [] },
		whole: false,
	});
	for (const text of ['', 'null1', '{"code":1}', '{"cases":{}}']) {
		expect(parseWork(text, 1), text).toBeUndefined();
	}
	const tooLong = JSON.stringify({ code: 'x'.repeat(longestCode + 1) });
	expect(parseWork(tooLong, 1)).toBeUndefined();
	fc.assert(fc.property(fc.json(), (text) => void parseWork(text, 1)));
});
