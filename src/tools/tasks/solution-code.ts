import anagram from './solutions/anagram.js?raw';
import fibonacci from './solutions/fibonacci.js?raw';
import findvowels from './solutions/findvowels.js?raw';
import fizzbuzz from './solutions/fizzbuzz.js?raw';
import palindrome from './solutions/palindrome.js?raw';
import type { TaskId } from './task-ids.ts';

/** The solutions as they are written: the page shows them, the editor begins with them, the PDFs print them. */
export const solutionCode: Readonly<Record<TaskId, string>> = {
	palindrome,
	fizzbuzz,
	anagram,
	findvowels,
	fibonacci,
};
