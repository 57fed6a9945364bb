import { mdxToMdast } from 'satteri';

/** A node of the parsed text, as far as it is read here. */
export interface ProseNode {
	type: string;
	name?: string | null;
	value?: string;
	url?: string;
	alt?: string | null;
	attributes?: { type: string; name?: string; value?: unknown }[];
	children?: ProseNode[];
	position?: { start: { offset?: number; line: number; column: number } };
}

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

export function isBlock({ type }: ProseNode): boolean {
	return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** The content of a block: paragraphs around its blocks and white space between them do not count. */
export function listContent(node: ProseNode): ProseNode[] {
	return (node.children ?? []).flatMap((child) => {
		if (child.type === 'text' && !child.value?.trim()) return [];
		return child.type === 'paragraph' && child.children?.some(isBlock) ? listContent(child) : child;
	});
}

/** The attributes of a block that are texts, by name. */
export function readAttributes({ attributes = [] }: ProseNode): Readonly<Record<string, string>> {
	return Object.fromEntries(
		attributes.flatMap(({ name, value }) =>
			name !== undefined && typeof value === 'string' ? [[name, value]] : [],
		),
	);
}
