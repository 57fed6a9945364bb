import { todo } from '#i18n/messages/todo/index.ts';
import { importFile } from '#islands/shared/records/import-file.ts';
import { read } from '#tools/todo/files.ts';
import { taskStore } from '#tools/todo/store.ts';
import type { Task } from '#tools/todo/task.ts';

afterEach(() => {
	const ids = taskStore.$list.get().records.map(({ id }) => id);
	taskStore.dispatch({ type: 'remove', ids });
});

const list = '# Home\n- [ ] one\n  1. [x] two\ntext';
const broken = '{"v":1,"data":[{"id":"a","name":"three"},{"id":"b"}]}';
const importable = todo.en.importable;

test.each([
	[
		'en',
		list,
		'a.md',
		'2 tasks imported. Indentation was dropped in line 3. 2 lines left out, because they are not in a list: 1 “# Home”, 4 “text”.',
	],
	[
		'uk',
		list,
		'a.md',
		'Імпортовано 2 справи. Відступ прибрано: рядок 3. Пропущено 2 рядки поза списком: 1 «# Home», 4 «text».',
	],
	[
		'es',
		list,
		'a.md',
		'Se han importado 2 tareas. Se ha quitado la sangría de la línea 3. Se han omitido 2 líneas que no están en una lista: 1 «# Home», 4 «text».',
	],
	[
		'uk',
		`- a${'\nb'.repeat(21)}`,
		'a.md',
		'Імпортовано 1 справу. Пропущено 21 рядок поза списком: 2 «b», 3 «b», 4 «b», 5 «b», …, 22 «b».',
	],
	[
		'en',
		'- milk\n- [-] tea\n- [ ]\n- [x] ',
		'a.md',
		'1 task imported. 2 lines left out, because they have no text: 3 “- [ ]”, 4 “- [x]”. 1 line left out, because its box has another sign than “x”: 2 “- [-] tea”.',
	],
	[
		'uk',
		'- чай\n- [-] tea\n- [ ]',
		'a.md',
		'Імпортовано 1 справу. Пропущено 1 рядок без тексту: 3 «- [ ]». Пропущено 1 рядок, де в\u00a0полі не «x», а\u00a0інший знак: 2 «- [-] tea».',
	],
	[
		'es',
		'- té\n- [-] tea\n- [ ]',
		'a.md',
		'Se ha importado 1 tarea. Se ha omitido 1 línea sin texto: 3 «- [ ]». Se ha omitido 1 línea cuya casilla tiene un signo distinto de «x»: 2 «- [-] tea».',
	],
	['en', broken, 'a.json', '1 task imported. Part of the file could not be read: 2 “{"id":"b"}”.'],
	[
		'uk',
		'[{"title":"milk","completed":true},{"foo":1}]',
		'todomvc.json',
		'Імпортовано 1 справу. Частину файлу не вдалося прочитати: 2 «{"foo":1}».',
	],
	['en', '(A) Call Olena', 'a.txt', `Files from todo.txt cannot be imported. ${importable}`],
	['en', 'Call Olena', 'a.md', `${todo.en.notImported} ${importable}`],
] as const)('in "%s" an import of %j as %s says “%s”', (locale, text, name, message) => {
	expect(importInto(text, name, locale)).toBe(message);
});

test.each([
	[
		'en',
		broken,
		'a.json',
		'0 tasks imported. 1 was already in the list. Part of the file could not be read: 2 “{"id":"b"}”.',
	],
	[
		'en',
		'- [x] three\n- four\n- three',
		'a.md',
		'3 tasks imported. 2 of them were in the list already.',
	],
	['uk', '- three\n- 4', 'a.md', 'Імпортовано 2 справи. З\u00a0них 1 уже була в\u00a0списку.'],
	['es', '- three', 'a.md', 'Se ha importado 1 tarea. 1 de ellas ya estaba en la lista.'],
] as const)(
	'in "%s", where the list has it, an import of %j as %s says “%s”',
	(locale, text, name, message) => {
		importInto(broken, 'a.json', locale);
		expect(importInto(text, name, locale)).toBe(message);
	},
);

function importInto(text: string, name: string, locale: 'en' | 'uk' | 'es') {
	const kind = { store: taskStore, read: (task: Task) => task.name };
	return importFile(kind, read(text, name), locale, todo[locale]).message;
}
