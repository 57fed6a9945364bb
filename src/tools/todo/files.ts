import { nameProgram, type Reading, readList } from '#browser/records/reading.ts';
import { parseMarkdown } from './markdown.ts';
import { type Task, taskFormat } from './task.ts';

export { toMarkdown } from './markdown.ts';

/**
 * The tasks of an exported file, of a Markdown list, or of plain text with no list in it: there each line is one.
 * @param name of the file; empty for a text that is pasted
 */
export function read(text: string, name: string): Reading<Task> {
	const list = readList(text, taskFormat);
	if (list) return list;
	const program = nameProgram(text, name);
	if (program) return { records: [], program };
	const marked = parseMarkdown(text);
	const isPlain = marked.records.length === 0 && /^$|\.txt$/i.test(name);
	return isPlain ? parseMarkdown(text.replaceAll(/^(?=.*\S)/gm, '- ')) : marked;
}
