import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { OwnCaseForm } from '#islands/tasks/OwnCaseForm.tsx';
import { Workshop } from '#islands/tasks/Workshop.tsx';
import { highlight } from '#lib/trace/highlight.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import type { OwnCase } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { clickText, enterText, textAt, textsAt } from '../page.ts';

const { demo, trace, editor } = messages.en;

afterEach(() => {
	cleanup();
	localStorage.clear();
});

test('the palindrome answers each key, and requires a text', () => {
	open('palindrome');
	expect(answer()).toBe(demo.missing);
	write('А роза упала на лапу Азора');
	expect(answer()).toBe(demo.isPalindrome);
	write('Їжак');
	expect(answer()).toBe(demo.noPalindrome);
	write('');
	expect(answer()).toBe(demo.missing);
});

test('the anagram needs both words', () => {
	open('anagram');
	write('Listen');
	expect(answer()).toBe(demo.missingWords);
	write('Silent!', 1);
	expect(answer()).toBe(demo.isAnagram);
});

test('the vowels are counted with their plural', () => {
	open('findvowels');
	write('sky');
	expect(answer()).toBe('0 vowels');
	write('Be');
	expect(answer()).toBe('1 vowel');
});

test('Fibonacci is exact, rejects what is not a number, and stops at its limit', () => {
	open('fibonacci');
	expect(answer()).toBe(demo.countMissing);
	write('100');
	expect(answer()).toBe('F(100), 21 digits:354224848179261915075');
	for (const text of ['-1', '2.5', 'x']) {
		write(text);
		expect(answer()).toBe(demo.indexInvalid);
	}
	write('10001');
	expect(answer()).toBe(demo.indexTooHigh);
});

test('FizzBuzz lists its results, Clear empties the list and sets the number back to 1', () => {
	open('fizzbuzz');
	write('15');
	clickText(demo.show);
	expect(answer()).toBe('15 results');
	const texts = results();
	expect([texts[2], texts[4], texts[14]]).toEqual(['fizz', 'buzz', 'fizzbuzz']);
	clickText(demo.clear);
	expect(results()).toEqual([]);
	expect(field().value).toBe('1');
	expect(answer()).toBe(demo.cleared);
});

test.each([
	['', demo.countMissing],
	['0', demo.countInvalid],
	['1.5', demo.countInvalid],
	['10001', demo.countTooHigh],
])('FizzBuzz up to "%s" reports what is wrong and lists nothing', (typed, words) => {
	open('fizzbuzz');
	write(typed);
	clickText(demo.show);
	expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words);
	expect(field().getAttribute('aria-invalid')).toBe('true');
	expect(results()).toEqual([]);
});

test('a palindrome or anagram without letters or digits has nothing to compare', () => {
	open('palindrome');
	write('🍎🍐');
	expect(answer()).toBe(demo.noLetters);
	cleanup();
	open('anagram');
	write('🍎🍐');
	write('🍐🍎', 1);
	expect(answer()).toBe(demo.noLetters);
});

test('the sample fills the fields, and the trace follows their values', () => {
	open('anagram');
	screen.getByText(trace.leadSample);
	clickText('Sample: listen, silent');
	expect([field().value, field(1).value]).toEqual(['listen', 'silent']);
	screen.getByText(trace.lead);
});

test('a run is stepped through: each step announces its line and what changed; the ends go no further', () => {
	open('fibonacci');
	write('3');
	const slider = screen.getByLabelText<HTMLInputElement>(trace.step);
	expect(button(trace.previous).getAttribute('aria-disabled')).toBe('true');
	fireEvent.click(button(trace.previous));
	expect(slider.value).toBe('1');
	fireEvent.click(button(trace.next));
	expect(slider.value).toBe('2');
	expect(announcement()).toMatch(/^Line \d+\./);
	fireEvent.click(button(trace.last));
	expect(slider.value).toBe(slider.max);
	expect(announcement()).toContain('Returns 2n');
	fireEvent.click(button(trace.next));
	expect(slider.value).toBe(slider.max);
	enterText(slider, '1');
	expect(slider.getAttribute('aria-valuetext')).toBe(`1 of ${slider.max}`);
});

test('a visitor’s test case is accepted if it is readable, otherwise a message names the fault', () => {
	const added: OwnCase[] = [];
	render(<OwnCaseForm task="findvowels" t={editor} onAdd={(own) => added.push(own)} />);
	enterText(screen.getByLabelText(editor.value), 'aeiou');
	enterText(screen.getByLabelText(editor.expected), 'five');
	clickText(editor.add);
	expect(screen.getByRole('alert').textContent).toBe(editor.badExpected);
	enterText(screen.getByLabelText(editor.expected), '5');
	clickText(editor.add);
	expect(added).toEqual([{ fields: ['aeiou'], expected: '5' }]);
	expect(screen.getByLabelText<HTMLInputElement>(editor.value).value).toBe('');
});

function toWorkshop(task: TaskId, locale: Locale) {
	const { tasks, tryIt, sample, ...words } = messages[locale];
	const about = tasks[task];
	const fields = 'second' in about ? [about.first, about.second] : [about.first];
	const t = { tryIt, sample, fields, demo: words.demo, trace: words.trace, editor: words.editor };
	const code = solutionCode[task];
	return (
		<Workshop
			{...{ locale, task, code, t }}
			lines={highlight(code)}
			sandbox={{ served: '/sandbox', kept: '/frame' }}
		/>
	);
}

function open(task: TaskId) {
	render(toWorkshop(task, 'en'));
}

function field(index = 0) {
	const [first, second] = document.querySelectorAll<HTMLInputElement>('.demo-fields input');
	const found = index === 0 ? first : second;
	if (!found) throw new Error(`The demo has no field ${index}.`);
	return found;
}

function write(text: string, index = 0) {
	enterText(field(index), text);
}

function answer() {
	return textAt('.demo-answer');
}

function button(name: string) {
	return screen.getByRole('button', { name });
}

function announcement() {
	return textAt('.trace > [role=status]');
}

function results() {
	return textsAt('.fizzbuzz li');
}
