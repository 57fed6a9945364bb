import { parseList } from '#browser/records/stored-list.ts';
import { noteFormat } from '#tools/notes/note.ts';

test('notes of the earlier site are read, and their dates become ISO', () => {
	const updatedAt = '2026-11-21T12:00:00.000Z';
	const text = JSON.stringify([
		{ id: 1, text: 'a', editing: false, updatedAt },
		{ id: 1, text: 'b', editing: true, updatedAt: 'yesterday' },
		{ id: 2, text: 'c' },
	]);
	expect(parseList(text, noteFormat)?.records).toEqual([
		{ id: 'earlier.0', text: 'a', updatedAt, pinned: false },
		{ id: 'earlier.1', text: 'b', updatedAt: 'yesterday', pinned: false },
		{ id: 'earlier.2', text: 'c', updatedAt: '', pinned: false },
	]);
});
