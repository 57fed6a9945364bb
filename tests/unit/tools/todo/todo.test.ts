import fc from 'fast-check';
import { createId } from '#browser/records/create-id.ts';
import { toImport } from '#browser/records/import.ts';
import { apply } from '#browser/records/operations.ts';
import { parseList, printList } from '#browser/records/stored-list.ts';
import { formatDue } from '#tools/todo/due.ts';
import { read } from '#tools/todo/files.ts';
import { filters, filterTasks, parseFilter, toHash } from '#tools/todo/filter.ts';
import { parseMarkdown, toMarkdown } from '#tools/todo/markdown.ts';
import { createTask, type Task, taskFormat } from '#tools/todo/task.ts';

const today = '2026-11-23';
const water: Task = { id: 'a', name: 'Water the plants', completed: false, due: '' };
const store = (...data: unknown[]) => parseList(JSON.stringify({ v: 1, data }), taskFormat);

test('a blank text makes no task; white space around words is kept as typed, under an id of its own', () => {
	for (const blank of ['', ' ', '\t \u00a0']) expect(createTask(blank)).toBeUndefined();
	expect(createTask('  two  ')?.name).toBe('  two  ');
	expect(createTask('a')?.id).not.toBe(createTask('a')?.id);
});

test.each(['task', {}, { id: 1, name: 'a', completed: true }, { id: 'a', completed: true }])(
	'the stored entry %j is not a task, and is reported',
	(entry) => {
		expect(store(entry, { ...water, more: 1 })).toEqual({
			records: [water],
			whole: false,
			left: [{ line: 1, text: JSON.stringify(entry) }],
		});
	},
);

test.each([
	['due', '2026-02-31'],
	['due', 5],
	['completed', 'true'],
	['complexed', true],
])('a task whose field %s is %j is kept without it, and reported', (field, value) => {
	const { id, name } = water;
	expect(store({ id, name, [field]: value })).toEqual({ records: [water], whole: false });
});

test('lists of earlier versions have no days and are read whole', () => {
	const { due, ...earlier } = water;
	expect(store(earlier)).toEqual({ records: [water], whole: true });
});

test('filters show all, active, due or completed tasks, each at an address', () => {
	const tasks = ['2026-11-24', '2026-11-22', today, today].map((due, at) => ({
		...water,
		id: `${at}`,
		completed: at === 3,
		due,
	}));
	const shown = filters.map((filter) =>
		filterTasks(tasks, filter, today)
			.map(({ id }) => id)
			.join(''),
	);
	expect(shown).toEqual(['0123', '012', '12', '3']);
	const addresses = ['#/', '#/active', '#/today', '#/completed'];
	expect(filters.map(toHash)).toEqual(addresses);
	expect(addresses.map(parseFilter)).toEqual([...filters]);
	expect(['', '#other', '#active', '#/constructor'].map(parseFilter).join()).toBe(
		'all,all,active,all',
	);
});

test('the days around today have names, others their date', () => {
	const days = ['2026-11-22', today, '2026-11-24', '2026-12-01'];
	const words = days.map((due) => formatDue('uk', due, today));
	expect(words).toEqual(['учора', 'сьогодні', 'завтра', '01.12.2026']);
	expect(formatDue('es', '2026-11-24', '')).toBe('24/11/2026');
});

test('export and import give back the list, in an empty one and in the same; Markdown every text, status and day', () => {
	const anyTask = fc.record({
		id: fc.uuid(),
		name: fc.string({ unit: 'binary', minLength: 1 }),
		completed: fc.boolean(),
		due: fc.constantFrom('', today, '2028-02-29'),
	});
	fc.assert(
		fc.property(fc.uniqueArray(anyTask, { selector: ({ id }) => id }), (tasks) => {
			const read = parseList(printList(tasks, new Date(0)), taskFormat)?.records ?? [];
			expect(apply<Task>([], toImport<Task>([], read, createId))).toEqual(tasks);
			expect(apply(tasks, toImport(tasks, read, createId))).toEqual(tasks);
			const plain = ({ name, completed, due }: Task) => ({ name, completed, due });
			expect(parseMarkdown(toMarkdown(tasks)).records.map(plain)).toEqual(tasks.map(plain));
		}),
	);
});

test('an imported task never replaces another with the same id', () => {
	const other = { ...water, name: 'other' };
	const both = apply(
		[water],
		toImport([water], [other], () => 'b'),
	);
	expect(both).toEqual([water, { ...other, id: 'b' }]);
});

test('a name that ends like a day keeps its end', () => {
	const name = `from another list 📅 ${today}`;
	const { records } = parseMarkdown(toMarkdown([{ ...water, name }]));
	expect(records).toMatchObject([{ name, due: '' }]);
	const read = { name: 'from another list', due: today };
	expect(parseMarkdown(`- [ ] ${name}`).records).toMatchObject([read]);
});

// What is a list item says CommonMark 0.31 (5.2; 4.1 for breaks) with GFM 5.3.
test('lists written by hand are read; what is indented and what is no list is named', () => {
	const text =
		'# Home\n\n- [ ] one\r\n* [X] two\n  - three\n+ four\ntext\n1. [ ] five\n\t2) [x] six\n- - -\n- [ ]\n1.7 m' +
		'\n- [ ]seven\n- [-] eight\n- [x](/nine)\n```js\n- [ ] ten\n```\n- eleven';
	const { records, nested, left } = parseMarkdown(text);
	const names = records.map(({ name, completed }) => (completed ? `${name}!` : name));
	expect(names).toEqual([
		'one',
		'two!',
		'three',
		'four',
		'five',
		'six!',
		'seven',
		'[x](/nine)',
		'eleven',
	]);
	expect(nested).toEqual([5, 9]);
	expect(left).toEqual([
		{ line: 1, text: '# Home' },
		{ line: 7, text: 'text' },
		{ line: 11, text: '- [ ]', why: 'empty' },
		{ line: 12, text: '1.7 m' },
		{ line: 14, text: '- [-] eight', why: 'sign' },
		{ line: 17, text: '- [ ] ten' },
	]);
});

test.each([
	['', 'milk\n\n  bread\n[x] eggs', ['milk', 'bread', 'eggs!']],
	['list.txt', 'milk', ['milk']],
	['', '# Monday\ntea at 5\n\t1. milk\n***', ['tea at 5', 'milk']],
])('of a text named "%s" each line is a task: %s', (name, text, names) => {
	const tasks = read(text, name).records.map((task) => task.name + (task.completed ? '!' : ''));
	expect(tasks).toEqual(names);
});

// As these programs write them: Todoist’s export of a project, RFC 5545, Google Takeout, the format of todo.txt.
test.each([
	['Todoist', 'a.csv', '\uFEFFTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT\ntask,Buy milk,,4,1'],
	['iCalendar', 'a.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO'],
	[
		'Google Keep',
		'a.json',
		'{"color":"DEFAULT","listContent":[{"text":"milk","isChecked":false}]}',
	],
	['todo.txt', 'a.txt', '(A) 2026-11-20 Call Olena @phone +garden'],
	['todo.txt', 'a.txt', 'x 2026-11-21 2026-11-20 Call Olena'],
	['todo.txt', 'todo.txt', 'Call Olena'],
	[undefined, 'a.csv', 'Call Olena'],
])('a file of %s named %s is told by its text', (program, name, text) => {
	expect(read(text, name)).toMatchObject({ records: [], ...(program && { program }) });
});
