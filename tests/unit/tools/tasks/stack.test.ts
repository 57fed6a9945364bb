import { expect, test } from 'vitest';
import type { Step } from '#tools/tasks/run/step.ts';
import { findShared, toDepths, toStack } from '#tools/tasks/stack.ts';
import { recordSteps } from './record.ts';

/** The stack of the first step at a line, as `name:line`. */
function stackAt(steps: readonly Step[], line: number) {
	const at = steps.findIndex((step) => step.line === line);
	return toStack(steps, at).map(({ name, line }) => `${name}:${line}`);
}

test('each call of a recursion is on the stack, with the line at which it waits', () => {
	const steps = recordSteps(
		'function run() {\nreturn down(3);\n}\nfunction down(n) {\nif (n === 0)\nreturn 0;\nreturn down(n - 1);\n}',
	);
	expect(stackAt(steps, 6)).toEqual(['down:6', 'down:7', 'down:7', 'down:7', 'run:2']);
	const values = toStack(
		steps,
		steps.findIndex(({ line }) => line === 6),
	);
	expect(values.map(({ variables }) => variables[0]?.text ?? '')).toEqual(['0', '1', '2', '3', '']);
	expect(Math.max(...toDepths(steps))).toBe(5);
	expect(toDepths(steps).at(-1)).toBe(1);
});

test('a call that ended, or ended by an error, is no longer on the stack', () => {
	const steps = recordSteps(
		'function run() {\ntry { fail(); } catch {}\nlet a = 1;\n}\nfunction fail() {\nthrow new Error("x");\n}',
	);
	expect(stackAt(steps, 6)).toEqual(['fail:6', 'run:2']);
	expect(stackAt(steps, 3)).toEqual(['run:3']);
});

test('a generator is on the stack only while it runs', () => {
	const steps = recordSteps(
		'function run() {\nfor (const a of numbers()) {\nlet b = a;\n}\n}\nfunction* numbers() {\nlet c = 1;\nyield c;\nc = 2;\n}',
	);
	expect(stackAt(steps, 8)).toEqual(['numbers:8', 'run:2']);
	expect(stackAt(steps, 3)).toEqual(['run:3']);
	expect(stackAt(steps, 9)).toEqual(['numbers:9', 'run:3']);
});

test('names that hold one object are found across calls and in lists; equal copies are not', () => {
	const steps = recordSteps(
		'function run() {\nconst a = [1];\nconst b = a;\nconst copy = [...a];\nconst grid = Array(2).fill([0]);\nuse(b);\n}\nfunction use(list) {\nreturn list;\n}',
	);
	const at = steps.findIndex(({ line }) => line === 9);
	expect(findShared(toStack(steps, at))).toEqual([
		['list', 'a (run)', 'b (run)'],
		['grid[0] (run)', 'grid[1] (run)'],
	]);
});

test('functions that wait for each other end the stack', () => {
	const step = { line: 1, name: '', variables: [] };
	const steps = [
		{ ...step, call: 1, caller: 2 },
		{ ...step, call: 2, caller: 1 },
	];
	expect(toStack(steps, 1)).toHaveLength(2);
});
