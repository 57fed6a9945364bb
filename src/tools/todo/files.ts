import { importRecords } from '#browser/records/import.ts';
import { parseList } from '#browser/records/stored-list.ts';
import { parseMarkdown } from './markdown.ts';
import { taskStore } from './store.ts';
import { taskFormat } from './task.ts';

export { toMarkdown } from './markdown.ts';

/** Adds what an exported file or a Markdown list contains; returns the new ids, or undefined if it is neither. */
export function load(text: string): string[] | undefined {
	const records = parseList(text, taskFormat)?.records ?? parseMarkdown(text);
	return importRecords(taskStore, records);
}
