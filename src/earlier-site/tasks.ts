import type { Fields } from '#lib/parse.ts';

/** `{ id, name, editing, completed }`; TodoMVC has titles instead of names. */
export function fromEarlierTask({ name, title, completed }: Fields): Fields {
	return { name: name ?? title, completed: completed === true };
}
