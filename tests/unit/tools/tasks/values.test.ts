import fc from 'fast-check';
import { toOwnCase } from '#tools/tasks/own-case.ts';
import { parseValue } from '#tools/tasks/run/parse-value.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { isSameValue } from '#tools/tasks/run/same-value.ts';
import { longestCode, parseWork } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';

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
	for (const text of ['', 'alert(1)', '[1', '1 2', "'a", '{}', '[,]', '1n.5', 'x'])
		expect(parseValue(text), text).toBeUndefined();
});

test.each([
	// A whole number may stand for a BigInt, as long as it is exact.
	[55, 55n, true],
	[2 ** 60, 2n ** 60n, false],
	['55', 55n, false],
	[['1', 'fizz'], ['1', 'fizz'], true],
	[['1'], ['1', '2'], false],
])('that %s and %s are the same is %s', (one, other, same) => {
	expect(isSameValue(one, other)).toBe(same);
});

test.each<[TaskId, string[], string, object | undefined]>([
	['fibonacci', ['7'], '13n', { input: [7], expected: 13n }],
	['fizzbuzz', ['x'], '[]', undefined],
	['anagram', ['a', ''], 'false', { input: ['a', ''], expected: false }],
	['anagram', ['a', 'b'], 'perhaps', undefined],
])('the own case of %s %j with the answer %s', (task, fields, expected, own) => {
	expect(toOwnCase(task, { fields, expected })).toEqual(own);
});

const code = 'function fibonacci(n) {\n\treturn n < 2 ? n : { "code": [n] };\n}';
const cases = [
	{ fields: ['7'], expected: '13' },
	{ fields: ['8'], expected: '21' },
];
const text = JSON.stringify({ code, cases });

test('kept work is read back; foreign values are refused', () => {
	expect(parseWork(text, 1)).toEqual({ work: { code, cases }, whole: true });
	const broken = { work: { code: undefined, cases: [] }, whole: false };
	expect(parseWork(JSON.stringify({ cases }), 2)).toEqual(broken);
	const tooLong = JSON.stringify({ code: 'x'.repeat(longestCode + 1) });
	for (const text of ['', '7', '[]', '{"code":1}', '{"cases":{}}', tooLong])
		expect(parseWork(text, 1), text).toBeUndefined();
});
