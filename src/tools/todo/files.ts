import { nameProgram, type Reading, readList } from '#browser/records/reading.ts';
import { parseMarkdown } from './markdown.ts';
import { type Task, taskFormat } from './task.ts';

export { toMarkdown } from './markdown.ts';

/** The tasks of an exported file or of a Markdown list. */
export function read(text: string, name: string): Reading<Task> {
	const program = nameProgram(text, name);
	return readList(text, taskFormat) ?? (program ? { records: [], program } : parseMarkdown(text));
}
