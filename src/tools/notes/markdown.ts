import { createId } from '#browser/records/create-id.ts';
import { createNote, type Note } from './note.ts';

const heading = /^## (.*)\n\n/m;

/** Every note under a heading with the time of its last change. */
export function toMarkdown(notes: readonly Note[]): string {
	return notes
		.map(({ text, updatedAt }) => `## ${updatedAt}\n\n${text.replace(/^(\\*## )/gm, '\\$1')}\n\n`)
		.join('');
}

/** Reads such a file; any other text is one note. */
export function parseMarkdown(file: string, now: Date): Note[] {
	const text = /^## .*\r\n/.test(file) ? file.replaceAll('\r\n', '\n') : file;
	const [before = '', ...parts] = text.split(heading);
	if (before.trim() !== '' || parts.length === 0) {
		const note = createNote(file, now);
		return note ? [note] : [];
	}
	return parts.flatMap((updatedAt, index) => {
		if (index % 2 === 1) return [];
		const body = (parts[index + 1] ?? '').replace(/\n{1,2}$/, '').replace(/^\\(\\*## )/gm, '$1');
		return [{ id: createId(), text: body, updatedAt, pinned: false }];
	});
}
