interface Node {
	value?: unknown;
	children?: readonly unknown[];
}

/** What a reader of rendered Markdown sees, with every white space as one space. */
export function toText(node: unknown): string {
	return collect(node as Node)
		.replace(/[ \t\n]+/g, ' ')
		.trim();
}

function collect({ value, children }: Node): string {
	if (typeof value === 'string') return value;
	return (children ?? []).map((child) => collect(child as Node)).join('');
}
