import { checkContent } from '../content/check.ts';
import { toFileName } from '../content/file-name.ts';
import type { Mistake } from '../content/mistake.ts';
import { toRecordText } from '../content/record-text.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Content } from './answer.ts';
import { findKind, type Kind } from './kinds.ts';

/** A file that is not written yet. */
export interface Draft {
	kind: Kind;
	/** Path inside `src/content`: `projects/seaside-hotel.json`. */
	file: string;
	record: Content;
}

/** The mistakes that the content check would find in the file. */
export function checkDraft(tree: ContentTree, draft: Draft): Mistake[] {
	const texts = new Map([...tree.texts, [draft.file, toRecordText(draft.file, draft.record)]]);
	return checkContent({ ...tree, texts }).mistakes.filter(({ file }) => file.endsWith(draft.file));
}

/**
 * The path of the file of a record. @example toFile('certificate', 'html', 'Мова HTML') //
 * 'certificates/html/mova-html.json'
 */
export function toFile(kind: Kind, group: string | undefined, name: string): string {
	const { folder } = findKind(kind);
	return [folder, ...(group === undefined ? [] : [group]), `${toFileName(name)}.json`].join('/');
}

/** The file itself if its name is free, otherwise with a number: two jobs at one company are two files. */
export function toFreeFile(tree: ContentTree, file: string): string {
	const name = file.slice(0, -'.json'.length);
	let free = file;
	for (let count = 2; tree.texts.has(free); count++) free = `${name}-${count}.json`;
	return free;
}

/** The next free position in a collection with the field `order`, starting at 1. */
export function nextPlace(tree: Pick<ContentTree, 'texts'>, folder: string): number {
	const places = [...tree.texts]
		.filter(([file]) => file.startsWith(`${folder}/`))
		.map(([, text]) => Number(/"order":\s*(\d+)/.exec(text)?.[1] ?? 0));
	return Math.max(0, ...places) + 1;
}
