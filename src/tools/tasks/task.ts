import { printValue } from './run/print-value.js';
import { createRecorder } from './run/recorder.js';
import type { Trace } from './run/step.ts';
import { areAnagrams } from './solutions/anagram.js';
import loadAnagram from './solutions/anagram.js?traced';
import { fibonacci } from './solutions/fibonacci.js';
import loadFibonacci from './solutions/fibonacci.js?traced';
import { countVowels } from './solutions/findvowels.js';
import loadVowels from './solutions/findvowels.js?traced';
import { fizzbuzz } from './solutions/fizzbuzz.js';
import loadFizzbuzz from './solutions/fizzbuzz.js?traced';
import { isPalindrome } from './solutions/palindrome.js';
import loadPalindrome from './solutions/palindrome.js?traced';
import type { TaskId } from './task-ids.ts';

/** What a solution is called with: texts, or one whole number. */
export type Input = readonly string[] | readonly [number];

/** The answer of a solution. */
export function solve(task: TaskId, input: Input): unknown {
	const [first = '', second = ''] = input;
	if (task === 'palindrome') return isPalindrome(String(first));
	if (task === 'anagram') return areAnagrams(String(first), String(second));
	if (task === 'findvowels') return countVowels(String(first));
	return task === 'fizzbuzz' ? fizzbuzz(Number(first)) : fibonacci(Number(first));
}

/** The same run, step by step. */
export function watch(task: TaskId, input: Input): Trace {
	const recorder = createRecorder(printValue);
	const run: (...values: never[]) => unknown = loaders[task](recorder);
	Reflect.apply(run, undefined, input);
	return { steps: recorder.steps, count: recorder.count() };
}

const loaders = {
	palindrome: loadPalindrome,
	fizzbuzz: loadFizzbuzz,
	anagram: loadAnagram,
	findvowels: loadVowels,
	fibonacci: loadFibonacci,
};
