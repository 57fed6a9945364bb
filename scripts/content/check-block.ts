import { isBlock, type ProseNode } from '#cv/prose-node.ts';
import type { Blocks, ProseBlock } from '#schemas/block.ts';
import { nearest } from '#schemas/nearest.ts';
import { checkAttributes } from './check-attributes.ts';
import { type Finding, toFinding } from './finding.ts';
import { listContent } from './prose-node.ts';
import type { ContentTree } from './tree.ts';

/** Mistakes in a block: its name, attributes, position and content. */
export function checkBlock(
	tree: ContentTree,
	blocks: Blocks,
	node: ProseNode,
	inside: string | undefined,
): Finding[] {
	const name = node.name ?? '';
	const known = Object.keys(blocks);
	const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
	if (block === undefined) {
		return [toFinding('unknown-block', name, known, nearest(name, known))];
	}
	return [
		...checkAttributes(tree, name, block, node),
		...checkPlace(blocks, name, block, inside),
		...checkContent(name, block, node),
	];
}

function checkPlace(
	blocks: Blocks,
	name: string,
	{ inside: home }: ProseBlock,
	inside: string | undefined,
): Finding[] {
	if (home !== undefined && home !== inside) {
		return [toFinding('misplaced-block', name, home)];
	}
	const around = inside === undefined ? undefined : blocks[inside];
	// A block that accepts only certain blocks reports all others itself.
	if (around === undefined || home !== undefined || Array.isArray(around.content)) return [];
	return [toFinding('nested-block', name, inside ?? '')];
}

function checkContent(name: string, { content }: ProseBlock, node: ProseNode): Finding[] {
	const found = listContent(node);
	if (content === 'nothing') {
		if (found.length === 0) return [];
		return [toFinding('filled-block', name)];
	}
	if (found.length === 0) {
		return [toFinding('empty-block', name, content)];
	}
	if (content === 'text') return [];
	const isIn = (inner: ProseNode) =>
		content === 'code'
			? inner.type === 'code'
			: isBlock(inner) && content.includes(inner.name ?? '');
	if (found.every(isIn) && (content !== 'code' || found.length === 1)) return [];
	return [toFinding('strange-content', name, content)];
}
