import { isProse } from '#schemas/prose.ts';
import { parseProse, walkProse } from './prose-node.ts';
import type { Entry } from './source.ts';

/** Something that is allowed and could be better. */
export interface Hint {
	/** File and line, as editors open them. */
	place: string;
	sentence: string;
}

const mostCodeLines = 12;

/** What an author may want to look at again. Nothing of it stops a build. */
export function findHints(entries: readonly Entry[]): Hint[] {
	return entries.flatMap(findLongCode);
}

/** Long code is skipped by readers, and on a phone it fills the screen. */
function findLongCode(entry: Entry): Hint[] {
	if (!isProse(entry.collection)) return [];
	const root = parseProse(entry.text);
	if (root instanceof Error) return [];
	return [...walkProse(root)].flatMap(({ node }) => {
		const lines = (node.value ?? '').split('\n').length;
		if (node.type !== 'code' || lines <= mostCodeLines) return [];
		const sentence = `This piece of code has ${lines} lines. Readers follow up to ${mostCodeLines}: leave out what the text does not discuss.`;
		return [{ place: `src/content/${entry.file}:${node.position?.start.line ?? 1}`, sentence }];
	});
}

/** Each hint with its place, marked as a hint; an empty text without hints. */
export function printHints(hints: readonly Hint[]): string {
	return hints.map(({ place, sentence }) => `${place}  (hint)\n  ${sentence}`).join('\n\n');
}
