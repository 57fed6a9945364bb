import { toMove } from '#browser/records/move.ts';
import { createRecordStore } from '#browser/records/record-store.ts';
import { withUndo } from '#browser/records/undo-stack.ts';
import { createNote, type Note, noteFormat } from './note.ts';
import { toPlaceAmongOwn } from './order.ts';

/** The notes of the visitor. Key `notes`. */
export const noteStore = withUndo(createRecordStore<Note>('notes', noteFormat));
const { $list, dispatch } = noteStore;

/** The newest note is the first. @returns its id, undefined for a blank text */
export function addNote(text: string): string | undefined {
	const note = createNote(text, new Date());
	if (note) dispatch({ type: 'insert', records: [{ record: note, index: 0 }] });
	return note?.id;
}

/** What a note with another text has of its own. */
export function writeNote(text: string): Pick<Note, 'text' | 'updatedAt'> {
	return { text, updatedAt: new Date().toISOString() };
}

export function changeNote(record: Note, text: string) {
	dispatch({ type: 'change', record, changes: writeNote(text) });
}

export function pinNote(record: Note, pinned: boolean) {
	dispatch({ type: 'change', record, changes: { pinned } });
}

/** Moves a note to a place among those that are shown, counted from 0. */
export function placeNote(shown: readonly Note[], id: string, place: number) {
	const among = toPlaceAmongOwn(shown, id, place);
	const operation = toMove($list.get().records, among.own, id, among.place);
	if (operation) dispatch(operation);
}
