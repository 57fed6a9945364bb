/** A node of parsed MDX, as far as it is read here. */
export interface ProseNode {
	type: string;
	name?: string | null;
	value?: string;
	url?: string;
	alt?: string | null;
	attributes?: { type: string; name?: string; value?: unknown }[];
	children?: ProseNode[];
	position?: {
		start: { offset?: number; line: number; column: number };
		end: { offset?: number };
	};
}

/** The attributes of a block by name, as the author wrote them. */
export type BlockAttributes = Readonly<Record<string, string>>;

export function isBlock({ type }: ProseNode): boolean {
	return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** The attributes of a block that are texts, by name. */
export function readAttributes({ attributes = [] }: ProseNode): BlockAttributes {
	return Object.fromEntries(
		attributes.flatMap(({ name, value }) =>
			name !== undefined && typeof value === 'string' ? [[name, value]] : [],
		),
	);
}
