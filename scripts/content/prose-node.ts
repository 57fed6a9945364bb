/** A node of the parsed text, as far as it is read here. */
export interface ProseNode {
	type: string;
	name?: string | null;
	value?: string;
	url?: string;
	alt?: string | null;
	lang?: string | null;
	attributes?: { type: string; name?: string; value?: unknown }[];
	children?: ProseNode[];
	position?: { start: { line: number; column: number } };
}

export function isBlock({ type }: ProseNode): boolean {
	return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** What stands in a block: paragraphs around its blocks and white space between them do not count. */
export function listContent(node: ProseNode): ProseNode[] {
	return (node.children ?? []).flatMap((child) => {
		if (child.type === 'text' && !child.value?.trim()) return [];
		return child.type === 'paragraph' && child.children?.some(isBlock) ? listContent(child) : child;
	});
}
