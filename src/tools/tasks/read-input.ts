import type { Input } from './task.ts';
import type { TaskId } from './task-ids.ts';

/** The highest index of the Fibonacci sequence that is computed; its number has 2,090 digits. */
const highestIndex = 10_000;

/** A field takes so many characters: browsers themselves halt at single lines of millions. */
export const longestText = 20_000;

/** As many results FizzBuzz lists at most. */
const longestList = 10_000;

/**
 * What the fields of a task contain: an input for the solution, an empty field, a value that is not a
 * number the task takes, or a number above the limit of the page.
 */
export type Reading =
	| { state: 'ready'; input: Input }
	| { state: 'missing' }
	| { state: 'invalid' }
	| { state: 'too-high' };

export function readInput(task: TaskId, fields: readonly string[]): Reading {
	const [first = '', second = ''] = fields;
	if (task === 'fizzbuzz') return readCount(first);
	if (task === 'fibonacci') return readIndex(first);
	if (task === 'anagram') return toReading([first, second], [first, second].every(hasLetters));
	return toReading([first], first !== '');
}

/** A whole number from 1; it must be there. */
function readCount(text: string): Reading {
	if (text.trim() === '') return { state: 'missing' };
	const count = Number(text);
	if (!Number.isInteger(count) || count < 1) return { state: 'invalid' };
	return count > longestList ? { state: 'too-high' } : { state: 'ready', input: [count] };
}

/** Parsed as an integer: text after the digits is ignored. */
function readIndex(text: string): Reading {
	if (text.trim() === '') return { state: 'missing' };
	const index = Number.parseInt(text, 10);
	if (Number.isNaN(index) || index < 0) return { state: 'invalid' };
	return index > highestIndex ? { state: 'too-high' } : { state: 'ready', input: [index] };
}

/** A word without a letter or digit is no word. */
function hasLetters(text: string): boolean {
	return /[\p{L}\p{Nd}]/u.test(text);
}

function toReading(input: readonly string[], complete: boolean): Reading {
	return complete ? { state: 'ready', input } : { state: 'missing' };
}
