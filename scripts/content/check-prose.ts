import { mdxToMdast } from 'satteri';
import type { Blocks } from '#schemas/block.ts';
import { nearest } from '#schemas/nearest.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';
import { findLoneBrace, findUnbalanced } from './blocks.ts';
import { checkProseNode } from './check-prose-node.ts';
import { type Mistake, toPosition } from './mistake.ts';
import { isBlock, type ProseNode } from './prose-node.ts';
import { sentences } from './sentences.ts';
import { type Entry, startOfFile, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/** The text of the prose files: known blocks, safe links, pictures with alternative texts, and no code. */
export function checkProse(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => {
		if (!isProse(entry.collection)) return [];
		const blocks: Blocks = proseBlocks[entry.collection];
		const root = parse(entry.text);
		if (root instanceof Error) return toSyntaxMistakes(entry, Object.keys(blocks), root);
		if (isEmpty(root)) {
			return [toMistakeAt(entry.file, startOfFile, 'empty-prose', sentences['empty-prose']())];
		}
		return [...walk(root)].flatMap(({ node, inside }) =>
			checkProseNode({ tree, entry, blocks, node, inside }),
		);
	});
}

/** The parser that the build uses too. It stops at the first thing it cannot read. */
function parse(text: string): ProseNode | Error {
	try {
		return mdxToMdast(text) as ProseNode;
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}

/** The fields at the top are no text. */
function isEmpty({ children = [] }: ProseNode): boolean {
	return children.every(({ type }) => type === 'yaml');
}

/** Every node, with the name of the block it stands in. */
function* walk(node: ProseNode, inside?: string): Generator<{ node: ProseNode; inside?: string }> {
	yield inside === undefined ? { node } : { node, inside };
	const block = isBlock(node) ? (node.name ?? '') : inside;
	for (const child of node.children ?? []) yield* walk(child, block);
}

function toSyntaxMistakes(entry: Entry, known: readonly string[], error: Error): Mistake[] {
	const unbalanced = findUnbalanced(entry.text).map(({ name, offset, closing }) => {
		const place = toPosition(entry.text, offset);
		if (!known.includes(name)) {
			const wording = sentences['unknown-block'](name, known, nearest(name, known));
			return toMistakeAt(entry.file, place, 'unknown-block', wording);
		}
		const kind = closing ? 'unopened-block' : 'unclosed-block';
		return toMistakeAt(entry.file, place, kind, sentences[kind](name));
	});
	if (unbalanced.length > 0) return unbalanced;
	const brace = findLoneBrace(entry.text);
	if (brace === undefined) return [toUnreadable(entry, error)];
	const wording = sentences['code-in-text'](entry.text.charAt(brace));
	return [toMistakeAt(entry.file, toPosition(entry.text, brace), 'code-in-text', wording)];
}

/** @example '3:1: Expected … (mdx-jsx:…)' is a place and a reason */
function toUnreadable(entry: Entry, error: Error): Mistake {
	const [, line = '1', column = '1', reason = error.message] =
		/^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message) ?? [];
	const found = entry.text.split('\n')[Number(line) - 1]?.trim() || 'the end of the text';
	const wording = sentences['broken-prose'](found, reason);
	const place = { line: Number(line), column: Number(column) };
	return toMistakeAt(entry.file, place, 'broken-prose', wording);
}
