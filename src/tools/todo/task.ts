import { createId } from '#browser/records/create-id.ts';
import { type Format, toFields } from '#browser/records/stored-list.ts';

export interface Task {
	id: string;
	/** As it was typed, never empty. */
	name: string;
	completed: boolean;
}

export const taskFormat: Format<Task> = {
	read: ({ id, name, completed }) =>
		typeof id === 'string' && typeof name === 'string' && typeof completed === 'boolean'
			? { id, name, completed }
			: undefined,
	// The ids of the earlier site were counts and repeated after a deletion.
	readEarlier: (entry, index) => {
		const { name, completed } = toFields(entry) ?? {};
		if (typeof name !== 'string') return undefined;
		return { id: `earlier.${index}`, name, completed: completed === true };
	},
};

/** A new task with the text as it was typed; an empty text makes none. */
export function createTask(name: string): Task | undefined {
	return name === '' ? undefined : { id: createId(), name, completed: false };
}
