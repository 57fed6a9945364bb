import { foldText, hasPhrase } from '#lib/search.ts';
import type { Note } from './note.ts';

export function searchNotes(notes: readonly Note[], query: string): readonly Note[] {
	if (query.trim() === '') return notes;
	return notes.filter(({ text }) => hasPhrase([foldText(text)], query));
}
