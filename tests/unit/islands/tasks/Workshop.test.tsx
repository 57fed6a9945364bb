import { fireEvent, render, screen } from '@testing-library/react';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { OwnCaseForm } from '#islands/tasks/OwnCaseForm.tsx';
import { Workshop } from '#islands/tasks/Workshop.tsx';
import { highlight } from '#lib/trace/highlight.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import type { OwnCase } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { clickText, countAt, enterText, textAt, textsAt } from '../page.ts';

const { demo, trace, editor } = messages.en;

test.each<[TaskId, string[], string]>([
	['palindrome', [''], 'Enter the string'],
	['palindrome', ['Козак з казок!'], demo.isPalindrome],
	['palindrome', ['🍎🍐'], demo.noLetters],
	['palindrome', ['aB\u202e🙂<b>'.repeat(100_000)], demo.cut],
	['anagram', ['Listen'], demo.missingWords],
	['anagram', ['Listen', 'silent'], demo.isAnagram],
	['anagram', ['🍎🍐', '🍐🍎'], demo.noLetters],
	['findvowels', ['AEIOU y'], '5 vowels'],
	['fibonacci', ['100'], '354224848179261915075'],
	['fibonacci', ['-1'], demo.indexInvalid],
	['fibonacci', ['10001'], demo.indexTooHigh],
])('the demo of %s answers as the specification requires: %#', (task, texts, words) => {
	open(task);
	write(...texts);
	expect(answer()).toContain(words);
});

test('fizzbuzz lists the numbers on request, and clears them', () => {
	open('fizzbuzz');
	const number = screen.getByLabelText<HTMLInputElement>('Number');
	for (const [count, rows] of [
		['0', 0],
		['15', 15],
	] as const) {
		enterText(number, count);
		fireEvent.submit(number);
		expect([count, countAt('.fizzbuzz li')]).toEqual([count, rows]);
		expect(screen.queryByText(demo.countInvalid) === null).toBe(rows > 0);
	}
	expect(textsAt('.fizzbuzz li').at(-1)).toBe('fizzbuzz');
	clickText(demo.clear);
	expect([countAt('.fizzbuzz li'), number.value]).toEqual([0, '1']);
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
