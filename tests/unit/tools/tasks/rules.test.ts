import { readInput } from '#tools/tasks/read-input.ts';
import { areAnagrams } from '#tools/tasks/solutions/anagram.js';
import { fibonacci } from '#tools/tasks/solutions/fibonacci.js';
import { countVowels } from '#tools/tasks/solutions/findvowels.js';
import { fizzbuzz } from '#tools/tasks/solutions/fizzbuzz.js';
import { isPalindrome } from '#tools/tasks/solutions/palindrome.js';
import type { TaskId } from '#tools/tasks/task-ids.ts';

test.each([
	'A man, a plan, a canal: Panama',
	'Anita lava la tina',
	'Козак з казок',
	'Їжак і кажї',
	'नमन',
	// A letter and its accent are one, however they are written.
	'йо\u0438\u0306',
])('"%s" reads the same from both ends', (text) => {
	expect(isPalindrome(text)).toBe(true);
});

test.each(['levels', 'ії', 'гґ', '12'])('"%s" does not', (text) => {
	expect(isPalindrome(text)).toBe(false);
});

test('multiples of 3 give fizz, of 5 buzz, of both fizzbuzz', () => {
	const results = fizzbuzz(15).join(' ');
	expect(results).toBe('1 2 fizz 4 buzz fizz 7 8 fizz buzz 11 fizz 13 14 fizzbuzz');
	expect(fizzbuzz(1000).slice(990, 995).join(' ')).toBe('991 992 fizz 994 buzz');
});

test.each([
	['listen', 'Silent', true],
	['Dormitory', 'dirty room!', true],
	['автор', 'ТОВАР', true],
	['apple', 'pale', false],
	['abb', 'aab', false],
	['гра', 'ґра', false],
])('that "%s" and "%s" are anagrams is %s', (one, two, expected) => {
	expect(areAnagrams(one, two)).toBe(expected);
});

test('a, e, i, o and u count, in upper and lower case', () => {
	expect(['aeiouAEIOU', 'bcdyñáйіа 🙂', 'İ'].map(countVowels)).toEqual([10, 0, 0]);
});

test('the Fibonacci numbers start with 0 and 1; the one at 10,000 is exact, as published', () => {
	expect([0, 1, 2, 3, 4, 5, 6].map(fibonacci)).toEqual([0n, 1n, 1n, 2n, 3n, 5n, 8n]);
	const figures = String(fibonacci(10_000));
	expect(figures).toHaveLength(2090);
	expect(figures).toMatch(/^33644764876431783266.*66073310059947366875$/);
});

test.each<[TaskId, string, unknown]>([
	['palindrome', '', 'missing'],
	['palindrome', '!1', ['!1']],
	// A text without a letter or digit has nothing to compare.
	['palindrome', '!!!', 'no-letters'],
	['fizzbuzz', '1', [1]],
	['fizzbuzz', '', 'missing'],
	['fizzbuzz', '0', 'invalid'],
	['fizzbuzz', '10001', 'too-high'],
	['anagram', 'listen|', 'missing'],
	['anagram', 'listen| !', 'no-letters'],
	['anagram', 'a|b', ['a', 'b']],
	['fibonacci', '0', [0]],
	['fibonacci', '10,000', [10_000]],
	['fibonacci', '1 0', 'invalid'],
	['fibonacci', '10001', 'too-high'],
	['fibonacci', '', 'missing'],
	['fibonacci', '2.5', 'invalid'],
	['fibonacci', '-1', 'invalid'],
])('%s reads "%s" as %j', (task, fields, expected) => {
	const read = readInput(task, fields.split('|'));
	expect(read.state === 'ready' ? read.input : read.state).toEqual(expected);
});
