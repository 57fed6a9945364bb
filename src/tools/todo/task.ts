import * as z from 'zod/mini';
import { createId } from '#lib/records/create-id.ts';
import type { Format } from '#lib/records/stored-list.ts';

const schema = z.object({ id: z.string(), name: z.string(), completed: z.boolean() });

export type Task = z.output<typeof schema>;

const earlier = z.object({ name: z.string(), completed: z.optional(z.unknown()) });

export const taskFormat: Format<Task> = {
	schema,
	// The ids of the earlier site were counts and repeated after a deletion.
	readEarlier: (entry, index) => {
		const { data } = earlier.safeParse(entry);
		return data && { id: `earlier.${index}`, name: data.name, completed: data.completed === true };
	},
};

/** A new task with the text as it was typed; an empty text makes none. */
export function createTask(name: string): Task | undefined {
	return name === '' ? undefined : { id: createId(), name, completed: false };
}
