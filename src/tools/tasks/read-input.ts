import type { Input } from './task.ts';
import type { TaskId } from './task-ids.ts';

/** As many results FizzBuzz lists at most; and the highest index of the Fibonacci sequence that is computed, whose number has 2,090 digits. */
const most = 10_000;

/** A field takes so many characters: browsers themselves halt at single lines of millions. */
export const longestText = 20_000;

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
	if (task === 'fizzbuzz') return readWhole(first, 1);
	if (task === 'fibonacci') return readWhole(first, 0);
	const texts = task === 'anagram' ? [first, second] : [first];
	if (texts.includes('')) return { state: 'missing' };
	// Spaces, punctuation and emoji are ignored: without a letter or digit there is nothing to compare.
	if (task !== 'findvowels' && !texts.every(hasLetters)) return { state: 'no-letters' };
	return { state: 'ready', input: texts };
}

/** A whole number in any notation of numbers: `1e3`, `1,000` and `1 000` are a thousand. */
function readWhole(text: string, least: number): Reading {
	if (text.trim() === '') return { state: 'missing' };
	const number = Number(text.replace(/(?<=\d)[\s.,](?=\d{3}(\D|$))/g, ''));
	if (!Number.isInteger(number) || number < least) return { state: 'invalid' };
	return number > most ? { state: 'too-high' } : { state: 'ready', input: [number] };
}

function hasLetters(text: string): boolean {
	return /[\p{L}\p{Nd}]/u.test(text);
}
