import { readList } from '#browser/records/reading.ts';
import { parseList, printList, salvageList } from '#browser/records/stored-list.ts';
import { taskFormat } from '#tools/todo/task.ts';

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
	const text = printList(tasks, now);
	for (const broken of damage(text)) {
		if (text.startsWith(broken)) continue;
		const read = parseList(broken, taskFormat);
		const kept = (read?.records ?? salvageList(broken, taskFormat)).map((each) =>
			JSON.stringify(each),
		);
		const same = tasks.filter((task) => kept.includes(JSON.stringify(task)));
		// One bad character may be in the comma between two records, and belongs to both then.
		expect(same.length, broken).toBeGreaterThanOrEqual(tasks.length - 1);
		if (read?.whole) expect(kept, broken).toHaveLength(tasks.length);
	}
});

test('what is cut off costs no more than what was behind the cut', () => {
	const text = printList(tasks, now);
	const cut = text.slice(0, -20);
	expect(salvageList(cut, taskFormat)).toEqual(tasks.slice(0, 2));
	expect(readList(cut, taskFormat)).toEqual({ records: tasks.slice(0, 2), broken: true });
	expect(readList(cut.slice(1), taskFormat)).toBeUndefined();
});

test('a list of the earlier site that is broken keeps what can be read', () => {
	const text = '[{"id":1,"name":"one","completed":true},{"id":2,"name":"two","completed":false}';
	expect(salvageList(text, taskFormat).map(({ name }) => name)).toEqual(['one', 'two']);
});

/** The text with each of its characters replaced, left out, or the last. */
function* damage(text: string) {
	for (const [place, character] of [...text].entries()) {
		const flipped = String.fromCharCode(character.charCodeAt(0) ^ 1);
		for (const other of ['', '0', '-', 'e', '"', flipped]) {
			yield text.slice(0, place) + other + text.slice(place + 1);
		}
		yield text.slice(0, place);
	}
}
