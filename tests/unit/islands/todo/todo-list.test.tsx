import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { todo as messages } from '#i18n/messages/todo/index.ts';
import { TodoList } from '#islands/todo/TodoList.tsx';
import { removeTasks, taskStore } from '#tools/todo/store.ts';

const { notes: _, ...t } = messages.en;

afterEach(() => {
	removeTasks(taskStore.$list.get().records.map(({ id }) => id));
	cleanup();
	localStorage.clear();
	vi.useRealTimers();
});

test('the words are in the HTML of the server', () => {
	const html = renderToString(<TodoList locale="en" t={t} />);
	expect(html).toContain(t.newTask);
	expect(html).toContain(t.empty.all);
});

test('Enter saves an edit, Escape cancels it, leaving the field saves', () => {
	open('one');
	edit('one', 'two', 'Enter');
	expect(names()).toEqual(['two']);
	edit('two', 'three', 'Escape');
	expect(names()).toEqual(['two']);
	edit('two', ' four ', 'blur');
	expect(names()).toEqual([' four ']);
});

test('an edit to nothing asks and keeps the task until the answer', () => {
	open('one');
	edit('one', '', 'Enter');
	expect(names()).toEqual(['one']);
	expect(screen.getByText('The task “one” will be deleted.')).toBeTruthy();
	fireEvent.click(screen.getByText(t.deleteYes));
	expect(names()).toEqual([]);
});

test('a deletion can be undone for ten seconds', () => {
	vi.useFakeTimers();
	open('one', 'two');
	removeOne('one');
	expect(names()).toEqual(['two']);
	act(() => vi.advanceTimersByTime(9_999));
	fireEvent.click(screen.getByText(t.undo));
	expect(names()).toEqual(['one', 'two']);
	removeOne('one');
	act(() => vi.advanceTimersByTime(10_000));
	expect(screen.queryByText(t.undo)).toBeNull();
	expect(names()).toEqual(['two']);
});

test('cancelling a deletion does nothing', () => {
	open('one');
	fireEvent.click(screen.getByLabelText('Delete: one'));
	fireEvent.click(screen.getByText(t.cancel));
	expect(names()).toEqual(['one']);
});

test('all are marked done and open again, and the done ones deleted', () => {
	open('one', 'two');
	fireEvent.click(screen.getByText(t.markAll));
	expect(screen.getByText('0 tasks left')).toBeTruthy();
	fireEvent.click(screen.getByText(t.markNone));
	fireEvent.click(screen.getByLabelText('Done: two'));
	expect(screen.getByText('1 task left')).toBeTruthy();
	fireEvent.click(screen.getByText(t.deleteDone));
	fireEvent.click(screen.getByText(t.deleteYes));
	expect(names()).toEqual(['one']);
});

function open(...tasks: string[]) {
	render(<TodoList locale="en" t={t} />);
	for (const task of tasks) {
		const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
		field.value = task;
		fireEvent.click(screen.getByText(t.add));
	}
}

function edit(name: string, text: string, end: 'Enter' | 'Escape' | 'blur') {
	fireEvent.click(screen.getByLabelText(`Edit: ${name}`));
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Edit: ${name}` });
	field.value = text;
	if (end === 'blur') fireEvent.blur(field);
	else fireEvent.keyDown(field, { key: end });
}

function removeOne(name: string) {
	fireEvent.click(screen.getByLabelText(`Delete: ${name}`));
	fireEvent.click(screen.getByText(t.deleteYes));
}

function names() {
	return [...document.querySelectorAll('.record-table .record-text')].map(
		({ textContent }) => textContent,
	);
}
