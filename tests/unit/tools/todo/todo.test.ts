import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId } from '#browser/records/create-id.ts';
import { toImport } from '#browser/records/import.ts';
import { apply } from '#browser/records/operations.ts';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { formatDue } from '#tools/todo/due.ts';
import { filters, filterTasks, parseFilter, toHash } from '#tools/todo/filter.ts';
import { parseMarkdown, toMarkdown } from '#tools/todo/markdown.ts';
import { createTask, type Task, taskFormat } from '#tools/todo/task.ts';

const anyText = fc.string({ unit: 'binary', minLength: 1 });
const anyDue = fc.constantFrom('', '2026-11-23', '2028-02-29');
const anyTasks = fc.uniqueArray(
	fc.record({ id: fc.uuid(), name: anyText, completed: fc.boolean(), due: anyDue }),
	{ selector: ({ id }) => id },
);

test('a blank text makes no task, white space around words is kept as typed', () => {
	for (const blank of ['', ' ', '\t \u00a0']) expect(createTask(blank)).toBeUndefined();
	expect(createTask('  two  ')?.name).toBe('  two  ');
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
	{ id: 'a', completed: true },
])('the stored entry %j is not a task, and is reported', (entry) => {
	const good: Task = { id: 'b', name: 'b', completed: true, due: '' };
	const text = JSON.stringify({ v: 1, data: [entry, { ...good, more: 1 }] });
	expect(parseList(text, taskFormat)).toEqual({ records: [good], whole: false });
});

test('filters show all, active, due or completed tasks', () => {
	const today = '2026-11-23';
	const active: Task = { id: 'a', name: 'a', completed: false, due: '2026-11-24' };
	const late: Task = { id: 'b', name: 'b', completed: false, due: '2026-11-22' };
	const now: Task = { id: 'c', name: 'c', completed: false, due: today };
	const done: Task = { id: 'd', name: 'd', completed: true, due: today };
	const tasks = [active, late, now, done];
	expect(filterTasks(tasks, 'all', today)).toEqual(tasks);
	expect(filterTasks(tasks, 'active', today)).toEqual([active, late, now]);
	expect(filterTasks(tasks, 'today', today)).toEqual([late, now]);
	expect(filterTasks(tasks, 'completed', today)).toEqual([done]);
});

test('lists of earlier versions have no days and are read whole', () => {
	const stored = '{"v":1,"data":[{"id":"a","name":"a","completed":true}]}';
	expect(parseList(stored, taskFormat)).toEqual({
		records: [{ id: 'a', name: 'a', completed: true, due: '' }],
		whole: true,
	});
});

test.each([
	['due', '2026-02-31'],
	['due', 'soon'],
	['due', 5],
	['due', null],
	['completed', 'true'],
	['completed', 1],
	['complexed', true],
])('a task whose field %s is %j is kept without it, and reported', (field, value) => {
	const entry = { id: 'a', name: 'Water the plants', [field]: value };
	const stored = JSON.stringify({ v: 1, data: [entry] });
	expect(parseList(stored, taskFormat)).toEqual({
		records: [{ id: 'a', name: 'Water the plants', completed: false, due: '' }],
		whole: false,
	});
});

test('the days around today have names, others their date', () => {
	const words = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-01'].map((due) =>
		formatDue('uk', due, '2026-11-23'),
	);
	expect(words).toEqual(['учора', 'сьогодні', 'завтра', '01.12.2026']);
	expect(formatDue('es', '2026-11-24', '')).toBe('24/11/2026');
});

test('each filter has an address', () => {
	expect(filters.map(toHash)).toEqual(['#/', '#/active', '#/today', '#/completed']);
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
	const mine: Task = { id: 'a', name: 'mine', completed: false, due: '' };
	const other: Task = { id: 'a', name: 'other', completed: false, due: '' };
	const result = apply(
		[mine],
		toImport([mine], [other], () => 'b'),
	);
	expect(result).toEqual([mine, { ...other, id: 'b' }]);
});

test('Markdown keeps every text, status and day', () => {
	fc.assert(
		fc.property(anyTasks, (tasks) => {
			const plain = ({ name, completed, due }: Task) => ({ name, completed, due });
			expect(parseMarkdown(toMarkdown(tasks)).map(plain)).toEqual(tasks.map(plain));
		}),
	);
});

test('a name that ends like a day keeps its end', () => {
	const name = 'from another list 📅 2026-11-23';
	const task: Task = { id: 'a', name, completed: false, due: '' };
	expect(parseMarkdown(toMarkdown([task]))).toMatchObject([{ name, due: '' }]);
	expect(parseMarkdown(`- [ ] ${name}`)).toMatchObject([
		{ name: 'from another list', due: '2026-11-23' },
	]);
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
