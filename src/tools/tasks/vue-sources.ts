import anagram from './solutions/Anagram.vue?raw';
import fibonacci from './solutions/Fibonacci.vue?raw';
import findvowels from './solutions/FindVowels.vue?raw';
import fizzbuzz from './solutions/FizzBuzz.vue?raw';
import palindrome from './solutions/Palindrome.vue?raw';
import type { TaskId } from './task-ids.ts';

/** Components around the same rules, for the PDFs; tests run them. */
export const vueSources: Readonly<Record<TaskId, string>> = {
	palindrome,
	fizzbuzz,
	anagram,
	findvowels,
	fibonacci,
};
