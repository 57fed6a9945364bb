import { createId } from '#browser/records/create-id.ts';
import { type Format, toFields } from '#browser/records/stored-list.ts';
import { toIso } from './dates.ts';

export interface Note {
	id: string;
	/** As it was typed, never blank. */
	text: string;
	/** ISO; where an earlier date could not be understood, it is that date as it was written. */
	updatedAt: string;
}

export const noteFormat: Format<Note> = {
	read: ({ id, text, updatedAt }) =>
		typeof id === 'string' && typeof text === 'string' && typeof updatedAt === 'string'
			? { id, text, updatedAt }
			: undefined,
	// The ids of the earlier site were counts and repeated after a deletion.
	readEarlier: (entry, index) => {
		const { text, updatedAt } = toFields(entry) ?? {};
		if (typeof text !== 'string') return undefined;
		return { id: `earlier.${index}`, text, updatedAt: toIso(String(updatedAt ?? '')) };
	},
};

/** A new note with the text as it was typed; a blank text makes none. */
export function createNote(text: string, now: Date): Note | undefined {
	return text.trim() === '' ? undefined : { id: createId(), text, updatedAt: now.toISOString() };
}
