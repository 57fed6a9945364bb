import type { Findable } from '#lib/find/finder.ts';
import type { FindRecord } from '#lib/find/record.ts';

/** What the search does by itself. */
export interface FindAction extends Findable {
	kind: 'action';
	lang: '';
	/** Whether it would change anything now. */
	isOffered: () => boolean;
	/** Is run when the search has closed. */
	run: () => void;
}

export type FindEntry = FindRecord | FindAction;
export type EntryKind = FindEntry['kind'];
