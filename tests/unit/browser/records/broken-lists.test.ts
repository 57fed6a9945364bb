import { expect, test } from 'vitest';
import { printList, salvageList } from '#browser/records/stored-list.ts';
import { taskFormat } from '#tools/todo/task.ts';
import { expectMostKept } from './most-kept.ts';

const now = new Date('2026-11-23T12:00:00Z');
const names = ['Milk {2} "l"', 'Полити «помідори»\\', '🍞 },{"id":"x"}'];

const ids = ['k1', 'm5', 'p9'];

const tasks = names.map((name, index) => ({
	id: ids[index] ?? '',
	name,
	completed: index === 1,
	due: index === 2 ? '2026-11-24' : '',
}));

test('a list with one character changed keeps all but the entry that it is in', () => {
	expectMostKept(tasks, taskFormat, now);
});

test('what is cut off costs no more than what was behind the cut', () => {
	const text = printList(tasks, now);
	expect(salvageList(text.slice(0, -20), taskFormat)).toEqual(tasks.slice(0, 2));
});

test('a list of the earlier site that is broken keeps what can be read', () => {
	const text = '[{"id":1,"name":"one","completed":true},{"id":2,"name":"two","completed":false}';
	expect(salvageList(text, taskFormat).map(({ name }) => name)).toEqual(['one', 'two']);
});
