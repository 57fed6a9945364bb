import { createId } from '#lib/records/create-id.ts';
import { toImport } from '#lib/records/import.ts';
import { append, listTouched, type Placed } from '#lib/records/operations.ts';
import { createRecordStore } from '#lib/records/record-store.ts';
import { parseList, printList } from '#lib/records/stored-list.ts';
import { parseMarkdown, toMarkdown } from './markdown.ts';
import { createNote, type Note, noteFormat } from './note.ts';

/** The notes of the visitor. Key `notes`; the earlier site's list of `{ id, text, editing, updatedAt }` is read. */
export const noteStore = createRecordStore<Note>('notes', noteFormat);
const { $list, dispatch } = noteStore;

export function addNote(text: string) {
	const note = createNote(text, new Date());
	if (note) dispatch(append([note]));
	return note !== undefined;
}

export function changeNote(record: Note, text: string) {
	const changes = { text, updatedAt: new Date().toISOString() };
	dispatch({ type: 'change', record, changes });
}

export function removeNotes(ids: readonly string[]) {
	dispatch({ type: 'remove', ids });
}

export function restoreNotes(records: readonly Placed<Note>[]) {
	dispatch({ type: 'insert', records });
}

/** Moves a note past its neighbour among those that are shown; gives its new place, counted from 1. */
export function moveNote(shown: readonly Note[], id: string, direction: 'up' | 'down'): number {
	const from = shown.findIndex((note) => note.id === id);
	const to = direction === 'up' ? from - 1 : from + 1;
	const target = shown[to];
	if (!target) return from + 1;
	if (direction === 'up') dispatch({ type: 'move', id, before: target.id });
	else dispatch({ type: 'move', id: target.id, before: id });
	return to + 1;
}

export function printNotes(notes: readonly Note[], kind: 'json' | 'md'): string {
	return kind === 'md' ? toMarkdown(notes) : printList(notes, new Date());
}

/** Adds what an exported file or any text holds; gives the new ids, nothing if it is empty. */
export function importNotes(text: string): string[] | undefined {
	const records = parseList(text, noteFormat)?.records ?? parseMarkdown(text, new Date());
	if (records.length === 0) return undefined;
	const operation = toImport($list.get().records, records, createId);
	dispatch(operation);
	return listTouched(operation);
}
