import { mdxToMdast } from 'satteri';
import { isBlock, type ProseNode } from '#cv/prose-node.ts';

/** The parser that the build uses too. It stops at the first thing it cannot read. */
export function parseProse(text: string): ProseNode | Error {
	try {
		return mdxToMdast(text) as ProseNode;
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}

/** The fields at the top are no text. */
export function isEmptyProse({ children = [] }: ProseNode): boolean {
	return children.every(({ type }) => type === 'yaml');
}

/** Every node, with the name of the block that contains it. */
export function* walkProse(
	node: ProseNode,
	inside?: string,
): Generator<{ node: ProseNode; inside?: string }> {
	yield inside === undefined ? { node } : { node, inside };
	const block = isBlock(node) ? (node.name ?? '') : inside;
	for (const child of node.children ?? []) yield* walkProse(child, block);
}

/** The content of a block: paragraphs around its blocks and white space between them do not count. */
export function listContent(node: ProseNode): ProseNode[] {
	return (node.children ?? []).flatMap((child) => {
		if (child.type === 'text' && !child.value?.trim()) return [];
		return child.type === 'paragraph' && child.children?.some(isBlock) ? listContent(child) : child;
	});
}
