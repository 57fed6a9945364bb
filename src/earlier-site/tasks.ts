import { fromEarlierList } from './list.ts';

/** `[{ id, name, editing, completed }]`; TodoMVC has titles instead of names. */
export function fromEarlierTasks(text: string): string {
	return fromEarlierList(text, ({ name, title, completed }) => ({
		name: name ?? title,
		completed: completed === true,
	}));
}
