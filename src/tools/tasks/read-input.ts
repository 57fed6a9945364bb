import type { Input } from './task.ts';
import type { TaskId } from './task-ids.ts';

/** The highest index of the Fibonacci sequence that is computed; its number has 2,090 digits. */
const highestIndex = 10_000;

/** A field takes so many characters: browsers themselves halt at single lines of millions. */
export const longestText = 20_000;

/** As many results FizzBuzz lists at most. */
const longestList = 10_000;

/**
 * What the fields of a task contain: an input for the solution, an empty field, a text that leaves nothing to compare, a
 * value that is not a number the task takes, or a number above the limit of the page.
 */
export type Reading =
	| { state: 'ready'; input: Input }
	| { state: 'missing' }
	| { state: 'no-letters' }
	| { state: 'invalid' }
	| { state: 'too-high' };

export function readInput(task: TaskId, fields: readonly string[]): Reading {
	const [first = '', second = ''] = fields;
	if (task === 'fizzbuzz') return readCount(first);
	if (task === 'fibonacci') return readIndex(first);
	const texts = task === 'anagram' ? [first, second] : [first];
	if (texts.includes('')) return { state: 'missing' };
	// Spaces, punctuation and emoji are ignored: without a letter or digit there is nothing to compare.
	if (task !== 'findvowels' && !texts.every(hasLetters)) return { state: 'no-letters' };
	return { state: 'ready', input: texts };
}

/** A whole number from 1; it must be there. */
function readCount(text: string): Reading {
	if (text.trim() === '') return { state: 'missing' };
	const count = Number(text);
	if (!Number.isInteger(count) || count < 1) return { state: 'invalid' };
	return count > longestList ? { state: 'too-high' } : { state: 'ready', input: [count] };
}

/** A whole number from 0, in any notation of numbers: `1e3`, `1,000` and `1 000` are a thousand. */
function readIndex(text: string): Reading {
	if (text.trim() === '') return { state: 'missing' };
	const index = Number(text.replace(/(?<=\d)[\s.,](?=\d{3}(\D|$))/g, ''));
	if (!Number.isInteger(index) || index < 0) return { state: 'invalid' };
	return index > highestIndex ? { state: 'too-high' } : { state: 'ready', input: [index] };
}

function hasLetters(text: string): boolean {
	return /[\p{L}\p{Nd}]/u.test(text);
}
