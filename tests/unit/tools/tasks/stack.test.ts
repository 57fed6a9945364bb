import { findShared, toStack } from '#tools/tasks/stack.ts';
import { recordSteps } from './record.ts';

/** The stack of the first step at a line, as `name:line`. */
function stackAt(code: string, line: number) {
	const steps = recordSteps(code);
	const stack = toStack(
		steps,
		steps.findIndex((step) => step.line === line),
	);
	return stack.map((call) => `${call.name}:${call.line}`).join(' ');
}

const recursion = `function run() {
return down(3);
}
function down(n) {
if (n === 0)
return 0;
return down(n - 1);
}`;
const failing = `function run() {
try { fail(); } catch {}
let a = 1;
}
function fail() {
throw new Error("x");
}`;
const generator = `function run() {
for (const a of numbers()) {
let b = a;
}
}
function* numbers() {
let c = 1;
yield c;
c = 2;
}`;

test.each([
	[
		'each call of a recursion, and the line at which it waits',
		recursion,
		6,
		'down:6 down:7 down:7 down:7 run:2',
	],
	['a call that will fail', failing, 6, 'fail:6 run:2'],
	['no call that has failed', failing, 3, 'run:3'],
	['a generator that runs', generator, 8, 'numbers:8 run:2'],
	['no generator that waits', generator, 3, 'run:3'],
	['a generator that runs on', generator, 9, 'numbers:9 run:3'],
])('the stack has %s', (_, code, line, stack) => {
	expect(stackAt(code, line)).toBe(stack);
});

test('each call has variables of its own', () => {
	const steps = recordSteps(recursion);
	const at = steps.findIndex(({ line }) => line === 6);
	const values = toStack(steps, at).map(({ variables }) => variables[0]?.text ?? '');
	expect(values).toEqual(['0', '1', '2', '3', '']);
});

test('names that hold one object are found across calls and in lists; equal copies are not', () => {
	const steps = recordSteps(`function run() {
const a = [1];
const b = a;
const copy = [...a];
const grid = Array(2).fill([0]);
use(b);
}
function use(list) {
return list;
}`);
	const at = steps.findIndex(({ line }) => line === 9);
	expect(findShared(toStack(steps, at))).toEqual([
		['list', 'a (run)', 'b (run)'],
		['grid[0] (run)', 'grid[1] (run)'],
	]);
});
