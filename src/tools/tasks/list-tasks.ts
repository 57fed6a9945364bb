import { hasTool } from '#tools/registry.ts';
import { type TaskId, taskIds } from './task-ids.ts';

/** The tasks of this site. */
export function listTasks(): TaskId[] {
	return taskIds.filter((id) => hasTool(`tasks/${id}`));
}
