import { nameProgram, type Reading, readList } from '#browser/records/reading.ts';
import { parseMarkdown } from './markdown.ts';
import { type Note, noteFormat } from './note.ts';

export { toMarkdown } from './markdown.ts';

/** The notes of an exported file; any other text is one, unless it is JSON. */
export function read(text: string, name: string): Reading<Note> {
	const list = readList(text, noteFormat);
	if (list || !/\.json$/i.test(name)) return list ?? { records: parseMarkdown(text, new Date()) };
	return { records: [], program: nameProgram(text, name) };
}
