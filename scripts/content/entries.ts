import { findCollection } from './collections.ts';
import { parseJsonFile } from './json-file.ts';
import type { Mistake } from './mistake.ts';
import { parseProseFile } from './prose-file.ts';
import type { Entry } from './source.ts';
import type { ContentTree } from './tree.ts';

/** Every file of every collection, parsed, with the mistakes met on the way. */
export function readEntries(tree: ContentTree): { entries: Entry[]; mistakes: Mistake[] } {
	const mistakes: Mistake[] = [];
	const entries = [...tree.texts].flatMap(([file, written]) => {
		const text = withoutMark(written);
		const collection = findCollection(file);
		if (collection === undefined) return [];
		const parsed = file.endsWith('.json') ? parseJsonFile(file, text) : parseProseFile(file, text);
		// In another encoding nothing can be read: the mistake is reported once, with the file.
		const readable = !text.includes('\u0000');
		if (readable) mistakes.push(...parsed.mistakes);
		const value = readable ? parsed.source.value : undefined;
		return [{ ...parsed.source, value, file, collection, id: toId(file) }];
	});
	return { entries, mistakes };
}

/** A byte order mark is reported once, with the file; here it would only hide the other mistakes. */
function withoutMark(text: string): string {
	return text.replace(/^\uFEFF/, '');
}

/** The id Astro gives to a file: its path in the collection in small letters, with hyphens for spaces. */
function toId(file: string): string {
	return file
		.slice(file.indexOf('/') + 1, file.lastIndexOf('.'))
		.toLowerCase()
		.replaceAll(' ', '-')
		.replace(/[^\p{L}\p{N}/_-]/gu, '');
}
