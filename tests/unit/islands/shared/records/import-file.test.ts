import { todo } from '#i18n/messages/todo/index.ts';
import { importFile } from '#islands/shared/records/import-file.ts';
import { read } from '#tools/todo/files.ts';
import { taskStore } from '#tools/todo/store.ts';

const list = '# Home\n- [ ] one\n  1. [x] two\ntext';
const broken = '{"v":1,"data":[{"id":"a","name":"three"},{"id":"b"}]}';
const importable = todo.en.importable;

test.each([
	[
		'en',
		list,
		'a.md',
		'2 tasks imported. Indentation was dropped in line 3. Left out, because they are not in a list: lines 1 “# Home”, 4 “text”.',
	],
	[
		'uk',
		list,
		'a.md',
		'Імпортовано 2 справи. Відступ прибрано: рядок 3. Пропущено, бо це не пункти списку: рядки 1 «# Home», 4 «text».',
	],
	[
		'es',
		list,
		'a.md',
		'Se han importado 2 tareas. Se ha quitado la sangría de la línea 3. Omitidas, porque no están en una lista: líneas 1 «# Home», 4 «text».',
	],
	[
		'uk',
		`- a${'\nb'.repeat(21)}`,
		'a.md',
		'Імпортовано 1 справу. Пропущено, бо це не пункти списку: рядки 2 «b», 3 «b», 4 «b», 5 «b», …, 22 «b».',
	],
	['en', broken, 'a.json', '1 task imported. Part of the file could not be read: 2 “{"id":"b"}”.'],
	[
		'en',
		broken,
		'a.json',
		'0 tasks imported. 1 was already in the list. Part of the file could not be read: 2 “{"id":"b"}”.',
	],
	[
		'uk',
		'[{"title":"milk","completed":true},{"foo":1}]',
		'todomvc.json',
		'Імпортовано 1 справу. Частину файлу не вдалося прочитати: 2 «{"foo":1}».',
	],
	['en', '(A) Call Olena', 'a.txt', `Files from todo.txt cannot be imported. ${importable}`],
	['en', 'Call Olena', 'a.md', `${todo.en.notImported} ${importable}`],
] as const)('in "%s" an import of %j as %s says “%s”', (locale, text, name, message) => {
	expect(importFile(taskStore, read(text, name), locale, todo[locale]).message).toBe(message);
});
