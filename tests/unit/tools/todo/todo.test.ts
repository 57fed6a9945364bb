import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId } from '#browser/records/create-id.ts';
import { toImport } from '#browser/records/import.ts';
import { apply } from '#browser/records/operations.ts';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { filters, filterTasks, parseFilter, toHash } from '#tools/todo/filter.ts';
import { parseMarkdown, toMarkdown } from '#tools/todo/markdown.ts';
import { createTask, type Task, taskFormat } from '#tools/todo/task.ts';

const anyText = fc.string({ unit: 'binary', minLength: 1 });
const anyTasks = fc.uniqueArray(
	fc.record({ id: fc.uuid(), name: anyText, completed: fc.boolean() }),
	{ selector: ({ id }) => id },
);

test('an empty text makes no task, white space is kept as typed', () => {
	expect(createTask('')).toBeUndefined();
	expect(createTask('  two  ')?.name).toBe('  two  ');
	expect(createTask(' ')?.name).toBe(' ');
});

test('ids never repeat', () => {
	const ids = Array.from({ length: 1000 }, () => createTask('a')?.id);
	expect(new Set(ids).size).toBe(1000);
});

test.each([
	null,
	5,
	'task',
	[],
	{},
	{ id: 1, name: 'a', completed: true },
	{ id: 'a', name: 'a' },
	{ id: 'a', name: 'a', completed: 'true' },
])('the stored entry %j is not a task, and is reported', (entry) => {
	const good: Task = { id: 'b', name: 'b', completed: true };
	const text = JSON.stringify({ v: 1, data: [entry, { ...good, more: 1 }] });
	expect(parseList(text, taskFormat)).toEqual({ records: [good], whole: false });
});

test('filters show all, active or completed tasks', () => {
	const active: Task = { id: 'a', name: 'a', completed: false };
	const done: Task = { id: 'b', name: 'b', completed: true };
	expect(filterTasks([active, done], 'all')).toEqual([active, done]);
	expect(filterTasks([active, done], 'active')).toEqual([active]);
	expect(filterTasks([active, done], 'completed')).toEqual([done]);
});

test('the addresses of the filters are #/, #/active and #/completed', () => {
	expect(filters.map(toHash)).toEqual(['#/', '#/active', '#/completed']);
	expect(filters.map(toHash).map(parseFilter)).toEqual([...filters]);
	expect(['', '#other', '#active', '#/constructor'].map(parseFilter)).toEqual([
		'all',
		'all',
		'active',
		'all',
	]);
});

test('import after export is the identity, in an empty list and in the same one', () => {
	fc.assert(
		fc.property(anyTasks, (tasks) => {
			const read = parseList(printList(tasks, new Date(0)), taskFormat)?.records ?? [];
			expect(apply<Task>([], toImport<Task>([], read, createId))).toEqual(tasks);
			expect(apply(tasks, toImport(tasks, read, createId))).toEqual(tasks);
		}),
	);
});

test('an imported task never replaces another with the same id', () => {
	const mine: Task = { id: 'a', name: 'mine', completed: false };
	const other: Task = { id: 'a', name: 'other', completed: false };
	const result = apply(
		[mine],
		toImport([mine], [other], () => 'b'),
	);
	expect(result).toEqual([mine, { ...other, id: 'b' }]);
});

test('Markdown keeps every text and status', () => {
	fc.assert(
		fc.property(anyTasks, (tasks) => {
			const plain = ({ name, completed }: Task) => ({ name, completed });
			expect(parseMarkdown(toMarkdown(tasks)).map(plain)).toEqual(tasks.map(plain));
		}),
	);
});

test('lists written by hand are read', () => {
	const names = parseMarkdown('# Home\n\n- [ ] one\r\n* [X] two\n  - three\n+ four\ntext').map(
		({ name, completed }) => [name, completed],
	);
	expect(names).toEqual([
		['one', false],
		['two', true],
		['three', false],
		['four', false],
	]);
});
