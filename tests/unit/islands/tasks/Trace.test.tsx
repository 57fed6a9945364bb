import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { Trace } from '#islands/tasks/Trace.tsx';
import { highlight } from '#lib/trace/highlight.ts';
import { recordSteps } from '../../tools/tasks/record.ts';
import { clickButton, enterText, textAt } from '../page.ts';

const t = messages.en.trace;

afterEach(cleanup);

const recursion =
	'function run() {\nreturn sum([2, 3]);\n}\nfunction sum(list) {\nif (list.length === 0)\nreturn 0;\nconst rest = sum(list.slice(1));\nreturn list[0] + rest;\n}';

test('the call stack has every call with its line and values, and is there only while calls wait', () => {
	open(recursion);
	expect(stack()).toEqual([]);
	stepTo(6);
	expect(stack()).toEqual([
		'sum Line 6',
		'sum Line 7 list #2 [3]',
		'sum Line 7 list #1 [2, 3]',
		'run Line 2',
	]);
	expect(screen.getByRole('table').textContent).toContain('depth 4');
	clickButton(t.last);
	expect(stack()).toEqual([]);
});

test('a call that begins and one that goes on are announced with their depth', () => {
	open(recursion);
	const next = screen.getByRole('button', { name: t.next });
	fireEvent.click(next);
	expect(announcement()).toBe('Call to sum, depth 2. Line 5.');
	stepTo(6);
	fireEvent.click(next);
	expect(announcement()).toBe('Back in sum, depth 3. Line 8. rest = 0. Returns 3.');
});

test('names that hold the same list are named, equal lists are not', () => {
	open('function run() {\nconst a = [1];\nconst b = a;\nconst c = [1];\nreturn c;\n}');
	clickButton(t.last);
	screen.getByText('a, b: one and the same object');
	const rows = within(screen.getByRole('table')).getAllByRole('row');
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		'a#1 [1]',
		'b#1 [1]',
		expect.stringContaining('c#2 [1]'),
	]);
});

test('a deep stack ends with the number of calls that are not shown', () => {
	open('function run() {\nreturn down(20);\n}\nfunction down(n) {\nreturn n && down(n - 1);\n}');
	const slider = screen.getByLabelText<HTMLInputElement>(t.step);
	enterText(slider, '22');
	expect(stack()).toHaveLength(8);
	screen.getByText('More calls: 14');
	expect(document.querySelector('.trace-depth')).toBeTruthy();
});

function open(code: string) {
	const steps = recordSteps(code);
	render(
		<Trace
			locale="en"
			code={code}
			lines={highlight(code)}
			trace={{ steps, count: steps.length }}
			t={t}
		>
			lead
		</Trace>,
	);
}

/** Goes forth until the first step at a line. */
function stepTo(line: number) {
	const next = screen.getByRole('button', { name: t.next });
	while (document.querySelector('.code [aria-current]') !== lineOf(line)) fireEvent.click(next);
}

function lineOf(line: number) {
	return document.querySelectorAll('.code li')[line - 1];
}

function stack() {
	return screen
		.queryAllByRole('listitem')
		.filter((item) => item.closest('.call-stack'))
		.map(({ textContent }) => textContent?.trim());
}

function announcement() {
	return textAt('.trace > [role=status]');
}
