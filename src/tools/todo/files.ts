import { nameProgram, type Reading, readList } from '#browser/records/reading.ts';
import { parseMarkdown } from './markdown.ts';
import { type Task, taskFormat } from './task.ts';

export { toMarkdown } from './markdown.ts';

/** Where a line begins that has words, and is neither a list item nor a heading of Markdown. */
const plainLine = /^(?!\s*(?:[-*+#]+|\d+[.)])\s)(?=.*[\p{L}\p{N}])/gmu;

/**
 * The tasks of an exported file, of a Markdown list, or of plain text: there each line is one.
 * @param name of the file; empty for a text that is pasted
 */
export function read(text: string, name: string): Reading<Task> {
	const list = readList(text, taskFormat);
	if (list) return list;
	const program = nameProgram(text, name);
	if (program) return { records: [], program };
	const isPlain = /^$|\.txt$/i.test(name);
	return parseMarkdown(isPlain ? text.replaceAll(plainLine, '- ') : text);
}
