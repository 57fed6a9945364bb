import { act, fireEvent, render, screen } from '@testing-library/react';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { Trace } from '#islands/tasks/Trace.tsx';
import { highlight } from '#lib/trace/highlight.ts';
import { heard } from '../../heard.ts';
import { recordSteps } from '../../tools/tasks/record.ts';
import { clickButton } from '../page.ts';

const t = messages.en.trace;

afterEach(() => {
	vi.useRealTimers();
});

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
	expect(heard().at(-1)).toBe('Call to sum, depth 2. Line 5: if (list.length === 0).');
	stepTo(6);
	fireEvent.click(next);
	expect(heard().at(-1)).toBe(
		'Back in sum, depth 3. Line 8: return list[0] + rest. rest = 0. Returns 3.',
	);
});

test('a run that plays is silent until it ends, and then says where', () => {
	vi.useFakeTimers();
	open('function run() {\nlet sum = 1;\nreturn sum;\n}');
	clickButton(t.play);
	heard();
	act(() => vi.advanceTimersByTime(60_000));
	expect(heard()).toEqual(['Line 3: return sum. sum = 1. Returns 1.']);
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
	while (!document.querySelector(`.code li:nth-child(${line})[aria-current]`))
		fireEvent.click(next);
}

function stack() {
	return screen
		.queryAllByRole('listitem')
		.filter((item) => item.closest('.call-stack'))
		.map(({ textContent }) => textContent?.trim());
}
