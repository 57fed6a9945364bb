import type { Task } from './task.ts';

export const filters = ['all', 'open', 'done'] as const;
export type Filter = (typeof filters)[number];

export function filterTasks(tasks: readonly Task[], filter: Filter): readonly Task[] {
	if (filter === 'all') return tasks;
	return tasks.filter(({ completed }) => completed === (filter === 'done'));
}

/** The filter stands in the address, so that it survives a reload. @example parseFilter('#done') // 'done' */
export function parseFilter(hash: string): Filter {
	return filters.find((filter) => `#${filter}` === hash) ?? 'all';
}
