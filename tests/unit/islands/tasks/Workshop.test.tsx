import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { OwnCaseForm } from '#islands/tasks/OwnCaseForm.tsx';
import { Workshop } from '#islands/tasks/Workshop.tsx';
import { highlight } from '#lib/trace/highlight.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import type { OwnCase } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { clickText, enterText, textAt } from '../page.ts';

const { demo, trace, editor } = messages.en;

test('a palindrome or anagram without letters or digits has nothing to compare', () => {
	open('palindrome');
	write('🍎🍐');
	expect(answer()).toBe(demo.noLetters);
	cleanup();
	open('anagram');
	write('🍎🍐', '🍐🍎');
	expect(answer()).toBe(demo.noLetters);
});

test('a visitor’s test case is accepted if it is readable, otherwise a message names the fault', () => {
	const added: OwnCase[] = [];
	render(<OwnCaseForm task="findvowels" t={editor} onAdd={(own) => added.push(own)} />);
	enterText(screen.getByLabelText(editor.value), 'aeiou');
	enterText(screen.getByLabelText(editor.expected), 'five');
	clickText(editor.add);
	expect(textAt('#own-fault')).toBe(editor.badExpected);
	enterText(screen.getByLabelText(editor.expected), '5');
	clickText(editor.add);
	expect(added).toEqual([{ fields: ['aeiou'], expected: '5' }]);
	expect(screen.getByLabelText<HTMLInputElement>(editor.value).value).toBe('');
});

function open(task: TaskId) {
	const { tasks, tryIt, sample } = messages.en;
	const about = tasks[task];
	const fields = 'second' in about ? [about.first, about.second] : [about.first];
	const code = solutionCode[task];
	render(
		<Workshop
			{...{ task, code }}
			locale="en"
			t={{ tryIt, sample, fields, demo, trace, editor }}
			lines={highlight(code)}
			sandbox={{ served: '/sandbox', kept: '/frame' }}
		/>,
	);
}

function write(...texts: string[]) {
	const fields = document.querySelectorAll('.demo-fields input');
	for (const [index, field] of fields.entries()) enterText(field, texts[index] ?? '');
}

function answer() {
	return textAt('.demo-answer');
}
