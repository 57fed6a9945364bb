import { type Input, solve } from './task.ts';
import type { TaskId } from './task-ids.ts';

/** What a solution is tried with, and what it has to answer. */
export interface Case {
	input: Input;
	expected: unknown;
}

const inputs: Record<TaskId, readonly Input[]> = {
	palindrome: [
		['level'],
		['Never odd or even!'],
		['Козак з казок'],
		['Їжак і жаї'],
		['12 321'],
		['almost'],
		['a'],
	],
	fizzbuzz: [[1], [3], [5], [15], [100]],
	anagram: [
		['listen', 'silent'],
		['Dormitory', 'dirty room'],
		['автор', 'Товар'],
		['Roma', 'amor'],
		['apple', 'pale'],
		['aab', 'abb'],
	],
	findvowels: [['education'], ['SKY'], ['Queueing'], ['Добрий day'], ['']],
	fibonacci: [[0], [1], [2], [10], [79], [300]],
};

/** The cases of the page. The answers are those of the page's own solution. */
export function getCases(task: TaskId): Case[] {
	return inputs[task].map((input) => ({ input, expected: solve(task, input) }));
}
