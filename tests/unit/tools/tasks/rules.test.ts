import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInput } from '#tools/tasks/read-input.ts';
import { areAnagrams } from '#tools/tasks/solutions/anagram.js';
import { fibonacci } from '#tools/tasks/solutions/fibonacci.js';
import { countVowels } from '#tools/tasks/solutions/findvowels.js';
import { fizzbuzz } from '#tools/tasks/solutions/fizzbuzz.js';
import { isPalindrome } from '#tools/tasks/solutions/palindrome.js';
import { toPdfPath } from '#tools/tasks/task-ids.ts';

describe('palindrome', () => {
	test.each([
		'level',
		'A man, a plan, a canal: Panama',
		'Anita lava la tina',
		'Козак з казок',
		'Їжак і кажї',
		'Ґрґ',
		'12 321',
		'Σοφός ςόφοΣ',
		'नमन',
		'x',
	])('"%s" reads the same from both ends', (text) => {
		expect(isPalindrome(text)).toBe(true);
	});

	test.each(['levels', 'ab', 'ії', 'гґ', '12', 'नामन'])('"%s" does not', (text) => {
		expect(isPalindrome(text)).toBe(false);
	});

	test('a letter and its accent are one, however they are written', () => {
		expect(isPalindrome('é\u0301te\u0301é')).toBe(isPalindrome('e\u0301\u0301téé'));
		expect(isPalindrome('йо\u0438\u0306')).toBe(true);
	});

	test('an empty text asks for one, and a text without a letter or digit has nothing to compare', () => {
		expect(readInput('palindrome', [''])).toEqual({ state: 'missing' });
		expect(readInput('palindrome', ['!1'])).toEqual({ state: 'ready', input: ['!1'] });
		for (const text of ['!!!', ' ', '🍎🍐']) {
			expect(readInput('palindrome', [text])).toEqual({ state: 'no-letters' });
		}
	});

	test('a text and its reverse have the same answer', () => {
		const letters = fc.array(fc.constantFrom(...'abcАБїґ19 ,.!'), { maxLength: 12 });
		fc.assert(
			fc.property(letters, (text) => {
				expect(isPalindrome(text.toReversed().join(''))).toBe(isPalindrome(text.join('')));
			}),
		);
	});

	test('a text and its mirror image behind it are a palindrome', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...'abcАБїґ19 ,.!')), (text) => {
				expect(isPalindrome([...text, ...text.toReversed()].join(''))).toBe(true);
			}),
		);
	});
});

describe('fizzbuzz', () => {
	test('multiples of 3 give fizz, of 5 buzz, of both fizzbuzz', () => {
		for (const [index, result] of fizzbuzz(1000).entries()) {
			const number = index + 1;
			const words = `${number % 3 ? '' : 'fizz'}${number % 5 ? '' : 'buzz'}`;
			expect(result).toBe(words || String(number));
		}
	});

	test('the list has as many results as the number', () => {
		expect(fizzbuzz(1)).toEqual(['1']);
		expect(fizzbuzz(15)).toHaveLength(15);
	});

	test('the number is required, whole, and at least 1', () => {
		expect(readInput('fizzbuzz', ['1'])).toEqual({ state: 'ready', input: [1] });
		expect(readInput('fizzbuzz', [''])).toEqual({ state: 'missing' });
		for (const text of ['0', '-3', '1.5', 'x', 'Infinity']) {
			expect(readInput('fizzbuzz', [text])).toEqual({ state: 'invalid' });
		}
		expect(readInput('fizzbuzz', ['10001'])).toEqual({ state: 'too-high' });
	});
});

describe('anagram', () => {
	test.each([
		['listen', 'Silent'],
		['Dormitory', 'dirty room!'],
		['автор', 'ТОВАР'],
		['a1', '1A'],
	])('"%s" and "%s" are anagrams', (one, two) => {
		expect(areAnagrams(one, two)).toBe(true);
	});

	test.each([
		['apple', 'pale'],
		['aab', 'abb'],
		['гра', 'ґра'],
	])('"%s" and "%s" are not', (one, two) => {
		expect(areAnagrams(one, two)).toBe(false);
	});

	test('both words are needed', () => {
		expect(readInput('anagram', ['listen', ''])).toEqual({ state: 'missing' });
		expect(readInput('anagram', ['', 'silent'])).toEqual({ state: 'missing' });
		expect(readInput('anagram', ['listen', ' !'])).toEqual({ state: 'no-letters' });
		expect(readInput('anagram', ['🍎🍐', '🍐🍎'])).toEqual({ state: 'no-letters' });
		expect(readInput('anagram', ['a', 'b']).state).toBe('ready');
	});

	test('it does not matter which word comes first', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
				expect(areAnagrams(a, b)).toBe(areAnagrams(b, a));
			}),
		);
	});

	test('letters in another order are an anagram, with one more letter they are not', () => {
		const words = fc
			.array(fc.constantFrom(...'abcїґ12'), { minLength: 1 })
			.chain((word) =>
				fc.tuple(fc.constant(word), fc.shuffledSubarray(word, { minLength: word.length })),
			);
		fc.assert(
			fc.property(words, ([word, mixed]) => {
				expect(areAnagrams(word.join(''), mixed.join(''))).toBe(true);
				expect(areAnagrams(word.join(''), `${mixed.join('')}z`)).toBe(false);
			}),
		);
	});
});

describe('find vowels', () => {
	test('a, e, i, o and u count, in upper and lower case', () => {
		expect(countVowels('aeiouAEIOU')).toBe(10);
		expect(countVowels('bcdyñáйіа 🙂')).toBe(0);
		expect(countVowels('İ')).toBe(0);
	});

	test('the vowels of two texts are those of both together', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (a, b) => {
				expect(countVowels(`${a} ${b}`)).toBe(countVowels(a) + countVowels(b));
			}),
		);
	});
});

describe('fibonacci', () => {
	test('the sequence starts with 0 and 1', () => {
		expect([0, 1, 2, 3, 4, 5, 6].map(fibonacci)).toEqual([0n, 1n, 1n, 2n, 3n, 5n, 8n]);
	});

	test('each number is the sum of the two before it', () => {
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 2000 }), (index) => {
				expect(fibonacci(index)).toBe(fibonacci(index - 1) + fibonacci(index - 2));
			}),
		);
	});

	test('index 10,000 is exact: 2,090 digits, the first and last as published', () => {
		const figures = String(fibonacci(10_000));
		expect(figures).toHaveLength(2090);
		expect(figures).toMatch(/^33644764876431783266.*66073310059947366875$/);
	});

	test('only a whole number from 0 to 10,000 has an answer, in any notation of numbers', () => {
		expect(readInput('fibonacci', ['0'])).toEqual({ state: 'ready', input: [0] });
		expect(readInput('fibonacci', [' 12 '])).toEqual({ state: 'ready', input: [12] });
		expect(readInput('fibonacci', ['1e3'])).toEqual({ state: 'ready', input: [1000] });
		expect(readInput('fibonacci', ['2.5'])).toEqual({ state: 'invalid' });
		expect(readInput('fibonacci', ['10000']).state).toBe('ready');
		expect(readInput('fibonacci', ['10001'])).toEqual({ state: 'too-high' });
		expect(readInput('fibonacci', [''])).toEqual({ state: 'missing' });
		for (const text of ['-1', 'x', '.']) {
			expect(readInput('fibonacci', [text])).toEqual({ state: 'invalid' });
		}
	});
});

test('the PDFs of a task have its name', () => {
	expect(toPdfPath('findvowels', 'Vue')).toBe('/assets/tasks/FindVowels-Vue.pdf');
});
