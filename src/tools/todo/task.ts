import { createId } from '#browser/records/create-id.ts';
import type { Format } from '#browser/records/stored-list.ts';
import { fromEarlierTask } from '#earlier-site/tasks.ts';
import { isCalendarDay } from '#lib/calendar-day.ts';
import { flag, lenient, record, text, where } from '#lib/parse.ts';

export interface Task {
	id: string;
	/** As it was typed. */
	name: string;
	completed: boolean;
	/** The calendar day by which it is to be done, YYYY-MM-DD; empty for none. Lists of earlier versions have none. */
	due: string;
}

export const taskFormat: Format<Task> = {
	read: record({
		id: text(),
		name: text(),
		completed: lenient(flag, false),
		due: lenient(where(text(), isDayOrNone), ''),
	}),
	earlier: fromEarlierTask,
};

/** A new task with the text as it was typed; a blank text makes none. */
export function createTask(name: string, due = ''): Task | undefined {
	return name.trim() === '' ? undefined : { id: createId(), name, completed: false, due };
}

function isDayOrNone(due: string): boolean {
	return due === '' || isCalendarDay(due);
}
