import { isDue } from './due.ts';
import type { Task } from './task.ts';

export const filters = ['all', 'active', 'today', 'completed'] as const;
export type Filter = (typeof filters)[number];

/** `today` is the visitor's calendar day, YYYY-MM-DD. */
export function filterTasks(
	tasks: readonly Task[],
	filter: Filter,
	today: string,
): readonly Task[] {
	switch (filter) {
		case 'all':
			return tasks;
		case 'today':
			return tasks.filter((task) => isDue(task, today));
		case 'active':
			return tasks.filter(({ completed }) => !completed);
		case 'completed':
			return tasks.filter(({ completed }) => completed);
	}
}

/** The filter is in the address, so that a link, a reload and the back button keep it. */
export function toHash(filter: Filter): string {
	return filter === 'all' ? '#/' : `#/${filter}`;
}

/** Anything else shows all tasks. @example parseFilter('#/completed') // 'completed' */
export function parseFilter(hash: string): Filter {
	return filters.find((filter) => [`#/${filter}`, `#${filter}`].includes(hash)) ?? 'all';
}
