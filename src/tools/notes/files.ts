import { importRecords } from '#browser/records/import.ts';
import { parseList } from '#browser/records/stored-list.ts';
import { parseMarkdown } from './markdown.ts';
import { noteFormat } from './note.ts';
import { noteStore } from './store.ts';

export { toMarkdown } from './markdown.ts';

/** Adds what an exported file or any text contains; returns the new ids, or undefined if it is empty, or a JSON file of something else. */
export function load(text: string, name: string): string[] | undefined {
	const other = /\.json$/i.test(name) ? [] : parseMarkdown(text, new Date());
	const records = parseList(text, noteFormat)?.records ?? other;
	return importRecords(noteStore, records);
}
