import { act, fireEvent, render, screen } from '@testing-library/react';
import { importRecords } from '#browser/records/import.ts';
import { printList } from '#browser/records/stored-list.ts';
import { todo as messages } from '#i18n/messages/todo/index.ts';
import { TodoList } from '#islands/todo/TodoList.tsx';
import { taskStore } from '#tools/todo/store.ts';
import { clickLabelled, clickText, strike, textAt, textsAt } from '../page.ts';

const { notes: _, ...t } = messages.en;

afterEach(() => {
	location.hash = '';
	const ids = taskStore.$list.get().records.map(({ id }) => id);
	taskStore.dispatch({ type: 'remove', ids });
});

test.each([
	['Enter', 'two'],
	['blur', 'two'],
	['Escape', 'one'],
] as const)('an edit by a double click ended by %s leaves "%s"', async (end, kept) => {
	open('one');
	await edit('one', 'two', end);
	expect(names()).toEqual([kept]);
});

test.each([
	['Enter', ''],
	['blur', ''],
	['Enter', '  '],
] as const)(
	'an edit ended by %s with the text "%s" deletes the task and can be undone',
	async (end, blank) => {
		open('one', 'two');
		await edit('one', blank, end);
		expect(names()).toEqual(['two']);
		clickText(t.undo);
		expect(names()).toEqual(['one', 'two']);
	},
);

test('after a deletion the focus is in the nearest row', async () => {
	open('one', 'two', 'three', 'four');
	for (const [gone, near] of [
		['four', 'three'],
		['two', 'three'],
	] as const) {
		await removeOne(gone);
		expect(document.activeElement).toBe(screen.getByLabelText(`Delete: ${near}`));
	}
});

test.each([
	['first', 'one', 'two'],
	['last', 'three', 'two'],
	['only', 'one', undefined],
] as const)(
	'the offer to undo the deletion of the %s task is behind the row in its place',
	async (_, gone, near) => {
		open(...(near ? ['one', 'two', 'three'] : ['one']));
		await removeOne(gone);
		const row = screen.getByText(t.undo).closest('li')?.previousElementSibling;
		expect(row?.querySelector('.record-text')?.textContent).toBe(near);
		clickText(t.undo);
		expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit: ${gone}`);
	},
);

test.each<[change: string, make: () => void]>([
	['a new task', () => add('three')],
	['a task that is completed', () => clickLabelled('Completed: two')],
	['the same change taken back', () => strike(document.body, 'z', { ctrlKey: true })],
	['a change in another tab', () => deleteElsewhere()],
])('an offer to undo ends with %s, and its focus goes on', async (_, make) => {
	open('one', 'two');
	await removeOne('one');
	const offer = screen.getByText(t.undo);
	offer.focus();
	make();
	expect(offer.isConnected).toBe(false);
	expect(document.activeElement?.closest('li, form')).toBeTruthy();
});

test('lines that are pasted into the empty field are tasks, which the key takes back', async () => {
	open('one');
	const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
	const paste = (text: string) =>
		fireEvent.paste(field, { clipboardData: { getData: () => text } });
	expect(paste('two\n')).toBe(true);
	expect(paste('two\r\n- [x] three')).toBe(false);
	await screen.findByText(/2 tasks imported/);
	expect(names()).toEqual(['one', 'two', 'three']);
	clickText(t.undo);
	// The list is what was done last, even if a text has been written and deleted before.
	fireEvent.input(field, { target: { value: '' } });
	expect(paste('four\nfive\n')).toBe(false);
	await screen.findByText(/2 tasks imported/);
	expect(names()).toEqual(['one', 'four', 'five']);
	field.focus();
	strike(field, 'z', { ctrlKey: true });
	expect(names()).toEqual(['one']);
	clickText(t.add);
	screen.getByText(t.blank);
	expect(paste('six\nseven')).toBe(false);
	expect(screen.queryByText(t.blank)).toBeNull();
	await screen.findByText(/2 tasks imported/);
	field.value = 'buy';
	expect(paste('eight\nnine')).toBe(true);
});

test('when all is saved after another try, the focus goes from the notice to the field', async () => {
	const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	open('one');
	blocked.mockRestore();
	const again = await screen.findByText(t.retry);
	again.focus();
	fireEvent.click(again);
	expect(again.isConnected).toBe(false);
	expect(document.activeElement).toBe(screen.getByLabelText(t.newTask));
});

test('an offer to undo outlives filters that hide its place', async () => {
	open('one', 'two');
	await removeOne('one');
	location.hash = '#/completed';
	act(() => {
		dispatchEvent(new HashChangeEvent('hashchange'));
	});
	expect(names()).toEqual([]);
	clickText(t.undo);
	expect(document.activeElement).toBe(screen.getByLabelText(t.newTask));
});

test('one box marks all as complete, shows when all are, and marks them active again', () => {
	open('one', 'two');
	const all = screen.getByLabelText<HTMLInputElement>(t.markAll);
	fireEvent.click(all);
	screen.getByText('0 items left');
	expect(all.checked).toBe(true);
	clickLabelled('Completed: two');
	expect(all.checked).toBe(false);
	screen.getByText('1 item left');
	fireEvent.click(all);
	fireEvent.click(all);
	screen.getByText('2 items left');
});

test('after “Clear completed” the focus is on the offer to undo it, after a blank edit too', async () => {
	open('one', 'two', 'three');
	clickLabelled('Completed: two');
	clickText(t.clearCompleted);
	expect(document.activeElement).toBe(screen.getByText(t.undo));
	await edit('one', '', 'Enter');
	expect(document.activeElement).toBe(screen.getByText(t.undo));
});

test('“Clear completed” is there while something is completed, and can be undone', () => {
	open('one', 'two');
	expect(screen.queryByText(t.clearCompleted)).toBeNull();
	clickLabelled('Completed: two');
	clickText(t.clearCompleted);
	expect(names()).toEqual(['one']);
	expect(screen.queryByText(t.clearCompleted)).toBeNull();
	clickText(t.undo);
	expect(names()).toEqual(['one', 'two']);
});

test('what is typed into a row outlives another tab that deletes everything', async () => {
	open('one', 'two');
	await edit('one', 'one and more');
	deleteElsewhere();
	expect(taskStore.$list.get().records.map(({ name }) => name)).toEqual(['one and more']);
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Edit: one and more' });
	expect(document.activeElement).toBe(field);
	screen.getByText(`1 task deleted in another tab. ${t.keptElsewhere}`);
	clickText(t.undo);
	strike(field, 'Enter');
	expect(names().toSorted()).toEqual(['one and more', 'two']);
});

test('a text that two tabs have changed is kept twice, and says so; the own one can be taken back', async () => {
	open('one', 'two');
	await edit('one', 'one here');
	changeElsewhere('one', 'one there');
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Edit: one there' });
	expect(field.value).toBe('one here');
	strike(field, 'Enter');
	expect(names()).toEqual(['one there', 'one here', 'two']);
	expect(JSON.parse(localStorage.getItem('tasks') ?? '').data).toHaveLength(3);
	screen.getByText(t.bothKept);
	clickText(t.undo);
	expect(names()).toEqual(['one there', 'two']);
});

test('another tab changes a row that is open here: what is untouched follows it, the caret stays', async () => {
	open('one', 'two');
	await edit('one', 'one');
	const field = document.querySelector<HTMLInputElement>('.record-field');
	field?.setSelectionRange(1, 2);
	changeElsewhere('one', 'one there');
	expect(field?.value).toBe('one there');
	expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 2]);
	if (field) field.value = 'one there and here';
	field?.setSelectionRange(3, 3);
	changeElsewhere('two', 'two there');
	expect([field?.value, field?.selectionStart]).toEqual(['one there and here', 3]);
	if (field) strike(field, 'Enter');
	expect(names()).toEqual(['one there and here', 'two there']);
});

test('where a row with the focus goes in another tab, the focus goes on to the next row', () => {
	open('one', 'two');
	screen.getByLabelText('Completed: one').focus();
	deleteElsewhere('one');
	expect(document.activeElement).toBe(screen.getByLabelText('Completed: two'));
	deleteElsewhere();
	expect(document.activeElement).toBe(screen.getByLabelText(t.newTask));
});

test('a row that is open but unchanged does not bring back what another tab deleted', async () => {
	open('one', 'two');
	await edit('one', 'one');
	deleteElsewhere();
	expect(names()).toEqual([]);
});

test('what is typed into a row is saved when the page is left', async () => {
	open('one');
	await edit('one', 'one and more');
	act(() => {
		dispatchEvent(new Event('pagehide'));
	});
	expect(localStorage.getItem('tasks')).toContain('one and more');
});

test('of a long list a page is shown, a new task leads to the last, and a move follows its task', () => {
	const tasks = Array.from({ length: 201 }, (_, index) => ({
		id: `${index}`,
		name: `task ${index + 1}`,
		completed: false,
		due: '',
	}));
	open();
	act(() => void importRecords(taskStore, tasks));
	expect([names().length, names().at(-1)]).toEqual([200, 'task 200']);
	expect(textAt('nav.record-files p')).toBe('Rows 1–200 of 201');
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

/** The event that this tab receives when another one has changed the text of a task. */
function changeElsewhere(from: string, to: string) {
	const changed = taskStore.$list
		.get()
		.records.map((task) => (task.name === from ? { ...task, name: to } : task));
	act(() => {
		localStorage.setItem('tasks', printList(changed, new Date()));
		dispatchEvent(new StorageEvent('storage', { key: 'tasks' }));
	});
}

function open(...tasks: string[]) {
	render(<TodoList locale="en" t={t} />);
	for (const task of tasks) add(task);
}

function add(task: string) {
	const field = screen.getByLabelText<HTMLInputElement>(t.newTask);
	field.value = task;
	clickText(t.add);
}

async function edit(name: string, text: string, end?: 'Enter' | 'Escape' | 'blur') {
	fireEvent.doubleClick(screen.getByText(name));
	const field = await screen.findByRole<HTMLInputElement>('textbox', { name: `Edit: ${name}` });
	field.value = text;
	if (end === 'blur') fireEvent.blur(field);
	else if (end) strike(field, end);
}

async function removeOne(name: string) {
	clickLabelled(`Delete: ${name}`);
	await screen.findByText(`The task “${name}” will be deleted.`);
	clickText(t.deleteYes);
}

function names() {
	return textsAt('.record-list .record-text');
}
