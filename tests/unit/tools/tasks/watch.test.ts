import { expect, test } from 'vitest';
import { getCases } from '#tools/tasks/cases.ts';
import { draw } from '#tools/tasks/picture.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import { solve, watch } from '#tools/tasks/task.ts';
import { functionNames, taskIds } from '#tools/tasks/task-ids.ts';

test.each(taskIds)('the trace of %s ends with the answer of the run', (task) => {
	for (const { input } of getCases(task)) {
		const { steps } = watch(task, input);
		const last = steps.filter(({ name }) => name === functionNames[task]).at(-1);
		expect(last?.result).toBe(printValue(solve(task, input)));
	}
});

test.each(taskIds)('every step of %s is at a line that has its variables in reach', (task) => {
	const lines = solutionCode[task].split('\n');
	for (const { line, variables } of watch(task, getCases(task)[0]?.input ?? []).steps) {
		expect(lines[line - 1]?.trim()).toMatch(/\w/);
		const before = lines.slice(0, line).join('\n');
		for (const { name } of variables) expect(before).toMatch(new RegExp(`\\b${name}\\b`));
	}
});

test('a step shows the values as they were before its line', () => {
	const { steps } = watch('fibonacci', [2]);
	const values = steps
		.filter(({ line }) => line === 9)
		.map(({ variables }) => variables.map(({ name, text }) => `${name} ${text}`).join(', '));
	expect(values).toEqual([
		'index 2, current 0n, next 1n, step 0',
		'index 2, current 1n, next 1n, step 1',
	]);
});

test('of a long run the first thousand steps are kept and all are counted', () => {
	const { steps, count } = watch('fibonacci', [10_000]);
	expect(steps).toHaveLength(1000);
	expect(count).toBe(20_004);
});

test('lists are cut and texts bounded, so that a trace stays small', () => {
	const { steps } = watch('palindrome', ['ab'.repeat(50_000)]);
	const [letters] = draw(solutionCode.palindrome, steps, steps.length - 1);
	expect(letters?.cells).toHaveLength(60);
	expect(JSON.stringify(steps).length).toBeLessThan(100_000);
});

test('variables point into the list they are an index of', () => {
	const { steps } = watch('palindrome', ['abca']);
	const at = steps.findIndex(({ result }) => result === 'false');
	const [row] = draw(solutionCode.palindrome, steps, at);
	expect(row?.names).toEqual(['letters']);
	expect(row?.cells.map(({ tone }) => tone)).toEqual(['done', 'wrong', 'wrong', 'done']);
	expect(row?.cells.map(({ pointers }) => pointers.join())).toEqual(['', 'left', 'right', '']);
});

test('words of FizzBuzz and counted vowels keep their mark', () => {
	const fizz = watch('fizzbuzz', [5]).steps;
	const [results] = draw(solutionCode.fizzbuzz, fizz, fizz.length - 1);
	expect(results?.cells.map(({ mark }) => mark ?? '')).toEqual(['', '', 'fizz', '', 'buzz']);
	const vowels = watch('findvowels', ['one']).steps;
	const [letters] = draw(solutionCode.findvowels, vowels, vowels.length - 1);
	expect(letters?.cells.map(({ mark }) => mark ?? '')).toEqual(['vowel', '', 'vowel']);
});

test('the Fibonacci numbers so far are in a row', () => {
	const { steps } = watch('fibonacci', [6]);
	const [row] = draw(solutionCode.fibonacci, steps, steps.length - 1);
	expect(row?.cells.map(({ text }) => text)).toEqual(['0', '1', '1', '2', '3', '5', '8', '13']);
});
