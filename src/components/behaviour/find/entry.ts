import type { Findable } from '#lib/find/finder.ts';
import type { FindRecord } from '#lib/find/record.ts';

/** What the search does by itself. */
export interface Action extends Findable {
	kind: 'action';
	lang: '';
	/** Whether it would change anything now. */
	isOffered: () => boolean;
	/** Gives a sentence to be shown; without one the search closes. */
	run: () => Promise<string> | undefined;
}

export type Entry = FindRecord | Action;
export type Kind = Entry['kind'];
