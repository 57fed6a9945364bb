import { collections } from '#schemas/collections.ts';
import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Content } from './answer.ts';
import { type Kind, kinds } from './kinds.ts';

/** A file that is not written yet. */
export interface Draft {
	kind: Kind;
	/** Path inside `src/content`: `projects/dance-school.json`. */
	file: string;
	record: Content;
}

/** What the content check says of the draft alone, as if it were written. */
export function checkDraft(tree: ContentTree, draft: Draft): Mistake[] {
	const texts = new Map([...tree.texts, [draft.file, toText(draft)]]);
	return checkContent({ ...tree, texts }).mistakes.filter(({ file }) => file.endsWith(draft.file));
}

/** The text of the file, with the line that tells editors its schema. */
export function toText({ kind, file, record }: Draft): string {
	const { entity } = collections[kinds[kind].collection];
	const up = '../'.repeat(file.split('/').length + 1);
	const content = { $schema: `${up}schemas/json/${entity}.json`, ...record };
	return `${JSON.stringify(content, null, '\t')}\n`;
}

/** Where a record goes. @example toFile('certificate', 'html', 'HTML 5') // 'certificates/html/html-5.json' */
export function toFile(kind: Kind, list: string | undefined, name: string): string {
	const { folder } = collections[kinds[kind].collection];
	const id = name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60);
	if (id === '') throw new Error('A file needs a name: give one with --id, for example --id shop.');
	return [folder, ...(list === undefined ? [] : [list]), `${id}.json`].join('/');
}

/** The next free place of a collection whose records are put in order, from 1. */
export function nextPlace(tree: ContentTree, kind: Kind): number {
	const { folder } = collections[kinds[kind].collection];
	const places = [...tree.texts]
		.filter(([file]) => file.startsWith(`${folder}/`))
		.map(([, text]) => Number(/"order":\s*(\d+)/.exec(text)?.[1] ?? 0));
	return Math.max(0, ...places) + 1;
}
