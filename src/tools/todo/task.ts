import { createId } from '#browser/records/create-id.ts';
import type { Format } from '#browser/records/stored-list.ts';
import { fromEarlierTasks } from '#earlier-site/tasks.ts';
import { flag, record, text } from '#lib/parse.ts';

export interface Task {
	id: string;
	/** As it was typed, never empty. */
	name: string;
	completed: boolean;
}

export const taskFormat: Format<Task> = {
	read: record({ id: text(), name: text(), completed: flag }),
	earlier: fromEarlierTasks,
};

/** A new task with the text as it was typed; an empty text makes none. */
export function createTask(name: string): Task | undefined {
	return name === '' ? undefined : { id: createId(), name, completed: false };
}
