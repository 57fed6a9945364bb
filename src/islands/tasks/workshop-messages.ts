import type { TaskMessages } from '#i18n/messages/tasks/index.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';

/** The words of one task and of what can be done with it. */
export interface WorkshopMessages
	extends Pick<TaskMessages, 'tryIt' | 'sample' | 'demo' | 'trace' | 'editor'> {
	task: Pick<TaskMessages['tasks'][TaskId], 'first' | 'second' | 'sample' | 'sampleSecond'>;
}
