import type { Blocks } from '#schemas/block.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';
import { findLoneBrace, findUnbalanced } from './blocks.ts';
import { toUnknownBlock } from './check-block.ts';
import { checkProseNode } from './check-prose-node.ts';
import { toFinding } from './finding.ts';
import { type Mistake, toPosition } from './mistake.ts';
import { isEmptyProse, parseProse, walkProse } from './prose-node.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/** The text of the prose files: known blocks, safe links, pictures with alternative texts, and no code. */
export function checkProse(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => {
		if (!isProse(entry.collection)) return [];
		const blocks: Blocks = proseBlocks[entry.collection];
		const root = parseProse(entry.text);
		if (root instanceof Error) return toSyntaxMistakes(entry, Object.keys(blocks), root);
		if (isEmptyProse(root)) {
			return [toMistakeAt(entry.file, toFinding('empty-prose'))];
		}
		return [...walkProse(root)].flatMap(({ node, inside }) =>
			checkProseNode({ tree, entry, blocks, node, inside }),
		);
	});
}

function toSyntaxMistakes(entry: Entry, known: readonly string[], error: Error): Mistake[] {
	const unbalanced = findUnbalanced(entry.text).map(({ name, offset, closing }) => {
		const place = toPosition(entry.text, offset);
		if (!known.includes(name)) {
			return toMistakeAt(entry.file, toUnknownBlock(name, known), place);
		}
		const kind = closing ? 'unopened-block' : 'unclosed-block';
		return toMistakeAt(entry.file, toFinding(kind, { name }), place);
	});
	if (unbalanced.length > 0) return unbalanced;
	const brace = findLoneBrace(entry.text);
	if (brace === undefined) return [toUnreadable(entry, error)];
	return [
		toMistakeAt(
			entry.file,
			toFinding('code-in-text', { code: entry.text.charAt(brace) }),
			toPosition(entry.text, brace),
		),
	];
}

/** @example '3:1: Expected … (mdx-jsx:…)' is a place and a reason */
function toUnreadable(entry: Entry, error: Error): Mistake {
	const [, line = '1', column = '1', reason = error.message] =
		/^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message) ?? [];
	const found = entry.text.split('\n')[Number(line) - 1]?.trim() || 'the end of the text';
	const place = { line: Number(line), column: Number(column) };
	return toMistakeAt(entry.file, toFinding('broken-prose', { found, reason }), place);
}
