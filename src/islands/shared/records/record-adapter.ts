import type { Identified } from '#browser/records/operations.ts';
import type { Reading } from '#browser/records/reading.ts';
import type { withUndo } from '#browser/records/undo-stack.ts';

/** A kind of records, and what its store does with them. */
export interface RecordAdapter<Kept extends Identified> {
	/** Names the field for a new one (`new-task`) and files (`tasks.json`). */
	name: string;
	toText: (record: Kept) => string;
	/** The text that is edited. */
	read: (record: Kept) => string;
	/** The fields that an edit changes. */
	write: (text: string) => Partial<Kept>;
	place: (shown: readonly Kept[], id: string, place: number) => void;
	store: ReturnType<typeof withUndo<Kept>>;
	/** Loads what only files need. */
	openFiles: () => Promise<RecordFiles<Kept>>;
}

interface RecordFiles<Kept> {
	/** What a file contains. */
	read: (text: string, name: string) => Reading<Kept>;
	toMarkdown: (records: readonly Kept[]) => string;
}
