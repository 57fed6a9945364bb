import { toMove } from '#browser/records/move.ts';
import { append } from '#browser/records/operations.ts';
import { createRecordStore } from '#browser/records/record-store.ts';
import { withUndo } from '#browser/records/undo-stack.ts';
import { createTask, type Task, taskFormat } from './task.ts';

/** The tasks of the visitor. Key `tasks`. */
export const taskStore = withUndo(createRecordStore<Task>('tasks', taskFormat));
const { $list, dispatch } = taskStore;

/** @returns whether the text is a task */
export function addTask(name: string, due = ''): boolean {
	const task = createTask(name, due);
	if (task) dispatch(append([task]));
	return task !== undefined;
}

export function changeTasks(tasks: readonly Task[], changes: Partial<Omit<Task, 'id'>>) {
	dispatch(...tasks.map((record) => ({ type: 'change' as const, record, changes })));
}

/** Moves a task to a place among those that are shown, counted from 0. */
export function placeTask(shown: readonly Task[], id: string, place: number) {
	const operation = toMove($list.get().records, shown, id, place);
	if (operation) dispatch(operation);
}
