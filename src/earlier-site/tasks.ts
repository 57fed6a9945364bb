import { fromEarlierList } from './list.ts';

/** `[{ id, name, editing, completed }]` */
export function fromEarlierTasks(text: string): string {
	return fromEarlierList(text, ({ name, completed }) => ({ name, completed: completed === true }));
}
