import type { TaskMessages } from '#i18n/messages/tasks/index.ts';

/** The words of one task and of what can be done with it. */
export interface WorkshopMessages
	extends Pick<TaskMessages, 'tryIt' | 'sample' | 'demo' | 'trace' | 'editor'> {
	/** What its fields are called. */
	fields: readonly string[];
}
