import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { printList } from '#browser/records/stored-list.ts';
import { todo as messages } from '#i18n/messages/todo/index.ts';
import { TodoList } from '#islands/todo/TodoList.tsx';
import { load } from '#tools/todo/files.ts';
import { removeTasks, taskStore } from '#tools/todo/store.ts';

const { notes: _, ...t } = messages.en;

afterEach(() => {
	location.hash = '';
	removeTasks(taskStore.$list.get().records.map(({ id }) => id));
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	vi.useRealTimers();
});

test('the words are in the HTML of the server', () => {
	const html = renderToString(<TodoList locale="en" t={t} />);
	expect(html).toContain(t.newTask);
	expect(html).toContain(t.empty.all);
});

test.each([
	['paste', 'clipboardData'],
	['drop', 'dataTransfer'],
] as const)('a %s of a million lines is one task of one line at once', (way, data) => {
	open();
	const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
	field.value = 'before ';
	field.setSelectionRange(7, 7);
	fireEvent[way](field, { [data]: { getData: () => 'line\n'.repeat(1_000_000) } });
	const [task] = taskStore.$list.get().records;
	expect(task?.name).toBe(`before ${'line '.repeat(1_000_000)}`);
	expect(field.value).toBe('');
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

test.each([
	['Enter', ''],
	['blur', ''],
	['Enter', '  '],
] as const)(
	'an edit ended by %s with the text "%s" deletes the task and can be undone',
	(end, blank) => {
		open('one', 'two');
		edit('one', blank, end);
		expect(names()).toEqual(['two']);
		fireEvent.click(screen.getByText(t.undo));
		expect(names()).toEqual(['one', 'two']);
	},
);

test('a double click begins an edit', () => {
	open('one');
	fireEvent.doubleClick(screen.getByText('one'));
	expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Edit: one' }).value).toBe('one');
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

test('one box marks all as complete, shows when all are, and marks them active again', () => {
	open('one', 'two');
	const all = screen.getByLabelText<HTMLInputElement>(t.markAll);
	fireEvent.click(all);
	expect(screen.getByText('0 items left')).toBeTruthy();
	expect(all.checked).toBe(true);
	fireEvent.click(screen.getByLabelText('Completed: two'));
	expect(all.checked).toBe(false);
	expect(screen.getByText('1 item left')).toBeTruthy();
	fireEvent.click(all);
	fireEvent.click(all);
	expect(screen.getByText('2 items left')).toBeTruthy();
});

test('“Clear completed” is there while something is completed, and asks', () => {
	open('one', 'two');
	expect(screen.queryByText(t.clearCompleted)).toBeNull();
	fireEvent.click(screen.getByLabelText('Completed: two'));
	fireEvent.click(screen.getByText(t.clearCompleted));
	expect(names()).toEqual(['one', 'two']);
	fireEvent.click(screen.getByText(t.deleteYes));
	expect(names()).toEqual(['one']);
	expect(screen.queryByText(t.clearCompleted)).toBeNull();
});

test('what concerns the list is hidden while there is none', () => {
	open();
	for (const words of [t.markAll, t.filters.all, t.deleteAll]) {
		expect(screen.queryByText(words)).toBeNull();
	}
});

test('a filter is a link, and the address picks it', () => {
	open('one', 'two');
	fireEvent.click(screen.getByLabelText('Completed: two'));
	const link = screen.getByRole('link', { name: `${t.filters.completed} 1` });
	expect(link.getAttribute('href')).toBe('#/completed');
	visit('#/completed');
	expect(names()).toEqual(['two']);
	expect(link.getAttribute('aria-current')).toBe('true');
	visit('#/active');
	expect(names()).toEqual(['one']);
	visit('#/');
	expect(names()).toEqual(['one', 'two']);
});

test('a day is set, its task is shown among those of today, and the day is removed again', () => {
	vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
	open('one', 'two');
	fireEvent.click(screen.getByRole('button', { name: 'Due date: two' }));
	fireEvent.click(screen.getByText(t.today, { selector: 'button' }));
	expect(screen.getByText('today').getAttribute('datetime')).toBe('2026-11-23');
	visit('#/today');
	expect(names()).toEqual(['two']);
	expect(screen.getByRole('link', { name: 'Today 1' })).toBeTruthy();
	add('three');
	expect(names()).toEqual(['two', 'three']);

	fireEvent.click(screen.getByRole('button', { name: 'Due date: two' }));
	fireEvent.change(screen.getByLabelText('Due date: two', { selector: 'input' }), {
		target: { value: '2026-11-25' },
	});
	fireEvent.keyDown(screen.getByLabelText('Due date: two', { selector: 'input' }), {
		key: 'Escape',
	});
	expect(names()).toEqual(['two', 'three']);
	fireEvent.click(screen.getByRole('button', { name: 'Due date: two' }));
	fireEvent.click(screen.getByText(t.noDay));
	expect(names()).toEqual(['three']);
	fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
	expect(names()).toEqual(['two', 'three']);
	act(() => void vi.setSystemTime(new Date(2026, 10, 24, 12)));
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	expect(screen.getAllByText('yesterday')).toHaveLength(2);
	expect(screen.getAllByText(t.late)).toHaveLength(2);
});

test('Alt with an arrow moves a task from anywhere in its row, and announces where to', () => {
	open('one', 'two', 'three');
	fireEvent.keyDown(screen.getByLabelText('Completed: three'), { key: 'ArrowUp', altKey: true });
	expect(names()).toEqual(['one', 'three', 'two']);
	expect(screen.getByText('three: position 2 of 3')).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText('Completed: three'));
	fireEvent.keyDown(screen.getByLabelText('Edit: one'), { key: 'ArrowUp', altKey: true });
	fireEvent.keyDown(screen.getByLabelText('Edit: one'), { key: 'ArrowDown' });
	expect(names()).toEqual(['one', 'three', 'two']);
});

test('moving among filtered tasks leaves the hidden ones with their neighbours', () => {
	open('one', 'two', 'three');
	fireEvent.click(screen.getByLabelText('Completed: two'));
	visit('#/active');
	fireEvent.click(screen.getByLabelText('Move down: one'));
	visit('#/');
	expect(names()).toEqual(['two', 'three', 'one']);
});

test('what is typed into a row outlives another tab that deletes everything', () => {
	open('one', 'two');
	edit('one', 'one and more');
	deleteElsewhere();
	expect(taskStore.$list.get().records.map(({ name }) => name)).toEqual(['one and more']);
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Edit: one and more' });
	expect(document.activeElement).toBe(field);
	expect(screen.getByText(`1 task deleted in another tab. ${t.keptElsewhere}`)).toBeTruthy();
	fireEvent.click(screen.getByText(t.undo));
	fireEvent.keyDown(field, { key: 'Enter' });
	expect(names().toSorted()).toEqual(['one and more', 'two']);
});

test('where a row with the focus goes in another tab, the focus goes on to the next row', () => {
	open('one', 'two');
	screen.getByLabelText('Completed: one').focus();
	deleteElsewhere('one');
	expect(document.activeElement).toBe(screen.getByLabelText('Completed: two'));
	deleteElsewhere();
	expect(document.activeElement).toBe(screen.getByLabelText(t.newTask));
});

test('Ctrl+Z takes the last change of the list back, Ctrl+Shift+Z makes it again', () => {
	open('one', 'two');
	const box = screen.getByLabelText<HTMLInputElement>('Completed: two');
	fireEvent.click(box);
	removeOne('one');
	fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
	expect(names()).toEqual(['one', 'two']);
	expect(screen.getByText(t.undone)).toBeTruthy();
	fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
	expect(box.checked).toBe(false);
	fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true });
	expect(box.checked).toBe(true);
	expect(screen.getByText(t.redone)).toBeTruthy();
});

test('in a text field Ctrl+Z is the browser’s own', () => {
	open('one');
	const field = screen.getByLabelText(t.newTask);
	expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
	expect(names()).toEqual(['one']);
});

test('the text of a new task is there again after a reload, until it is added', () => {
	open();
	const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
	fireEvent.input(field, { target: { value: 'half a ta' } });
	cleanup();
	open();
	expect(screen.getByLabelText<HTMLInputElement>(t.newTask).value).toBe('half a ta');
	fireEvent.click(screen.getByText(t.add));
	cleanup();
	open();
	expect(screen.getByLabelText<HTMLInputElement>(t.newTask).value).toBe('');
});

test('a row that is open but unchanged does not bring back what another tab deleted', () => {
	open('one', 'two');
	edit('one', 'one');
	deleteElsewhere();
	expect(names()).toEqual([]);
});

test('what is typed into a row is saved when the page is left', () => {
	open('one');
	edit('one', 'one and more');
	act(() => {
		dispatchEvent(new Event('pagehide'));
	});
	expect(localStorage.getItem('tasks')).toContain('one and more');
});

test('of a long list a page is shown, a new task leads to the last, and a move follows its task', () => {
	const lines = Array.from({ length: 201 }, (_, index) => `- [ ] task ${index + 1}`);
	open();
	act(() => void load(lines.join('\n')));
	expect([names().length, names().at(-1)]).toEqual([200, 'task 200']);
	expect(document.querySelector('nav.record-files p')?.textContent).toBe('Rows 1–200 of 201');
	add('new');
	expect(names()).toEqual(['task 201', 'new']);
	fireEvent.click(find('[aria-label="Move up: task 201"]'));
	expect([names().length, names().at(-1)]).toEqual([200, 'task 201']);
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: task 201');
	fireEvent.click(find('nav.record-files button:last-child'));
	expect(names()).toEqual(['task 200', 'new']);
}, 20_000);

/** Two hundred rows are many for a search by role or words. */
function find(selector: string): Element {
	const element = document.querySelector(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
}

/** The event that this tab receives when another one has deleted one task, or emptied the storage. */
function deleteElsewhere(name?: string) {
	const rest = taskStore.$list.get().records.filter((task) => name && task.name !== name);
	act(() => {
		localStorage.clear();
		if (name) localStorage.setItem('tasks', printList(rest, new Date()));
		dispatchEvent(new StorageEvent('storage', { key: null }));
	});
}

function visit(hash: string) {
	act(() => {
		location.hash = hash;
		dispatchEvent(new Event('hashchange'));
	});
}

function open(...tasks: string[]) {
	render(<TodoList locale="en" t={t} />);
	for (const task of tasks) add(task);
}

function add(task: string) {
	const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
	field.value = task;
	fireEvent.click(screen.getByText(t.add));
}

function edit(name: string, text: string, end?: 'Enter' | 'Escape' | 'blur') {
	fireEvent.click(screen.getByLabelText(`Edit: ${name}`));
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Edit: ${name}` });
	field.value = text;
	if (end === 'blur') fireEvent.blur(field);
	else if (end) fireEvent.keyDown(field, { key: end });
}

function removeOne(name: string) {
	fireEvent.click(screen.getByLabelText(`Delete: ${name}`));
	fireEvent.click(screen.getByText(t.deleteYes));
}

function names() {
	return [...document.querySelectorAll('.record-list .record-text')].map(
		({ textContent }) => textContent,
	);
}
