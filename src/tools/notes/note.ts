import { createId } from '#browser/records/create-id.ts';
import type { Format } from '#browser/records/stored-list.ts';
import { fromEarlierNote } from '#earlier-site/notes.ts';
import { flag, lenient, record, text } from '#lib/parse.ts';

export interface Note {
	id: string;
	/** As it was typed, never blank. */
	text: string;
	/** ISO; a date that could not be understood is as it was written. */
	updatedAt: string;
	/** Shown before the others. Lists of earlier versions have no such field. */
	pinned: boolean;
}

export const noteFormat: Format<Note> = {
	read: record({ id: text(), text: text(), updatedAt: text(), pinned: lenient(flag, false) }),
	earlier: fromEarlierNote,
};

/** A new note with the text as it was typed; a blank text makes none. */
export function createNote(text: string, now: Date): Note | undefined {
	if (text.trim() === '') return undefined;
	return { id: createId(), text, updatedAt: now.toISOString(), pinned: false };
}
