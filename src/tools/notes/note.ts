import * as z from 'zod/mini';
import { createId } from '#lib/records/create-id.ts';
import type { Format } from '#lib/records/stored-list.ts';
import { toIso } from './dates.ts';

/** `updatedAt` is ISO; where an earlier date could not be understood, it is that date as it was written. */
const schema = z.object({ id: z.string(), text: z.string(), updatedAt: z.string() });

export type Note = z.output<typeof schema>;

const earlier = z.object({ text: z.string(), updatedAt: z.optional(z.unknown()) });

export const noteFormat: Format<Note> = {
	schema,
	// The ids of the earlier site were counts and repeated after a deletion.
	readEarlier: (entry, index) => {
		const { data } = earlier.safeParse(entry);
		const updatedAt = toIso(String(data?.updatedAt ?? ''));
		return data && { id: `earlier.${index}`, text: data.text, updatedAt };
	},
};

/** A new note with the text as it was typed; a blank text makes none. */
export function createNote(text: string, now: Date): Note | undefined {
	return text.trim() === '' ? undefined : { id: createId(), text, updatedAt: now.toISOString() };
}
