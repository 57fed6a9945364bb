import { isBlock, type ProseNode } from '#cv/prose-node.ts';
import type { Blocks, ProseBlock } from '#schemas/block.ts';
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
	const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
	if (block === undefined) return [toUnknownBlock(name, Object.keys(blocks))];
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
		return [toFinding('misplaced-block', { name, home })];
	}
	const around = inside === undefined ? undefined : blocks[inside];
	// A block that accepts only certain blocks reports all others itself.
	if (around === undefined || home !== undefined || Array.isArray(around.content)) return [];
	return [toFinding('nested-block', { name, inside })];
}

function checkContent(name: string, { content }: ProseBlock, node: ProseNode): Finding[] {
	const found = listContent(node);
	if (content === 'nothing') {
		return found.length === 0 ? [] : [toFinding('filled-block', { name })];
	}
	const expected = { name, ...toExpected(content) };
	if (found.length === 0) return [toFinding('empty-block', expected)];
	if (content === 'text') return [];
	const isIn = (inner: ProseNode) =>
		content === 'code'
			? inner.type === 'code'
			: isBlock(inner) && content.includes(inner.name ?? '');
	if (found.every(isIn) && (content !== 'code' || found.length === 1)) return [];
	return [toFinding('strange-content', expected)];
}

/** What is between the tags of a block, and an example of it. */
function toExpected(content: Exclude<ProseBlock['content'], 'nothing'>) {
	if (content === 'text') return { content, example: 'Text.' };
	if (content === 'code')
		return { content: 'one piece of code between two lines of ```', example: '```ts … ```' };
	return {
		content: `the ${content.length === 1 ? 'block' : 'blocks'} ${toTags(content)}`,
		example: `<${content[0]} … />`,
	};
}

/** @param known names of the blocks that the text may contain */
export function toUnknownBlock(name: string, known: readonly string[]): Finding {
	return toFinding('unknown-block', { name, known, tags: toTags(known) });
}

function toTags(names: readonly string[]): string {
	return names.map((name) => `<${name}>`).join(', ');
}
