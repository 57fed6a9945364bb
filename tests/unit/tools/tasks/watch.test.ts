import { getCases } from '#tools/tasks/cases.ts';
import { draw } from '#tools/tasks/picture.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import { type Input, solve, watch } from '#tools/tasks/task.ts';
import { functionNames, type TaskId, taskIds } from '#tools/tasks/task-ids.ts';

/** The first row of the picture at the last step. */
function drawEnd(task: TaskId, input: Input) {
	const { steps } = watch(task, input);
	const [row] = draw(solutionCode[task], steps, steps.length - 1);
	return row?.cells ?? [];
}

test.each(taskIds)(
	'the trace of %s ends with the answer of the run, each step at a line that has its variables in reach',
	(task) => {
		const lines = solutionCode[task].split('\n');
		for (const { input } of getCases(task)) {
			const { steps } = watch(task, input);
			const last = steps.findLast(({ name }) => name === functionNames[task]);
			expect(last?.result).toBe(printValue(solve(task, input)));
			for (const { line, variables } of steps) {
				expect(lines[line - 1]?.trim()).toMatch(/\w/);
				const before = lines.slice(0, line).join('\n');
				for (const { name } of variables) expect(before).toMatch(new RegExp(`\\b${name}\\b`));
			}
		}
	},
);

test('of a long run the first thousand steps are kept and all are counted; lists and texts are cut', () => {
	const { steps, count } = watch('fibonacci', [10_000]);
	expect([steps.length, count]).toEqual([1000, 20_004]);
	const text = 'ab'.repeat(50_000);
	expect(drawEnd('palindrome', [text])).toHaveLength(60);
	expect(JSON.stringify(watch('palindrome', [text]).steps).length).toBeLessThan(100_000);
});

test('variables point into the list they are an index of', () => {
	const cells = drawEnd('palindrome', ['abca']);
	expect(cells.map(({ tone }) => tone)).toEqual(['done', 'wrong', 'wrong', 'done']);
	expect(cells.map(({ pointers }) => pointers.join())).toEqual(['', 'left', 'right', '']);
});
