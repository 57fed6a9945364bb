import { createId } from '#browser/records/create-id.ts';
import type { Format } from '#browser/records/stored-list.ts';
import { fromEarlierNotes } from '#earlier-site/notes.ts';
import { record, text } from '#lib/parse.ts';

export interface Note {
	id: string;
	/** As it was typed, never blank. */
	text: string;
	/** ISO; a date that could not be understood is as it was written. */
	updatedAt: string;
}

export const noteFormat: Format<Note> = {
	read: record({ id: text(), text: text(), updatedAt: text() }),
	earlier: fromEarlierNotes,
};

/** A new note with the text as it was typed; a blank text makes none. */
export function createNote(text: string, now: Date): Note | undefined {
	return text.trim() === '' ? undefined : { id: createId(), text, updatedAt: now.toISOString() };
}
