import { isProse } from '#schemas/prose.ts';
import { findMarkup } from './find-markup.ts';
import { parseProse, walkProse } from './prose-node.ts';
import type { Entry } from './source.ts';
import type { Wording } from './wording.ts';

/** Something that is allowed but could be better. */
export interface Hint extends Partial<Wording> {
	/** File and line, as editors open them. */
	place: string;
	sentence: string;
}

const mostCodeLines = 12;

/** Suggestions for the author. They never stop a build. */
export function findHints(entries: readonly Entry[]): Hint[] {
	return entries.flatMap((entry) => [
		...findLongCode(entry),
		...findMarkup(entry).map(({ place, wording }) => ({ place, ...wording })),
	]);
}

/** Long code is skipped by readers, and on a phone it fills the screen. */
function findLongCode(entry: Entry): Hint[] {
	if (!isProse(entry.collection)) return [];
	const root = parseProse(entry.text);
	if (root instanceof Error) return [];
	return [...walkProse(root)].flatMap(({ node }) => {
		const lines = (node.value ?? '').split('\n').length;
		if (node.type !== 'code' || lines <= mostCodeLines) return [];
		const sentence = `This code has ${lines} lines. Readers skip anything longer than ${mostCodeLines}: leave out the lines that the text does not discuss.`;
		return [{ place: `src/content/${entry.file}:${node.position?.start.line ?? 1}`, sentence }];
	});
}

/** Each hint with its place, marked as a hint; an empty text without hints. */
export function printHints(hints: readonly Hint[]): string {
	return hints.map(printHint).join('\n\n');
}

function printHint({ place, sentence, found, expected, example }: Hint): string {
	const lines = [`${place}  (hint)`, `  ${sentence}`];
	if (found !== undefined) lines.push(`  Found:    ${found}`);
	if (expected !== undefined) lines.push(`  Expected: ${expected}`);
	if (example !== undefined) lines.push(`  Example:  ${example}`);
	return lines.join('\n');
}
