/** A piece of a document that only has words: Markdown and plain text are two ways to write it. */
export type Block =
	| { kind: 'heading'; level: 1 | 2 | 3; text: string }
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: readonly Item[] }
	/** Prose that is Markdown already. */
	| { kind: 'prose'; markdown: string };

/** A line of a list: text, what it is called, and where it leads. */
export interface Item {
	label?: string | undefined;
	text: string;
	url?: string | undefined;
}

export function heading(level: 1 | 2 | 3, text: string): Block {
	return { kind: 'heading', level, text };
}

/** Nothing where there is no text. */
export function text(words: string | undefined): Block[] {
	return words ? [{ kind: 'text', text: words }] : [];
}

/** Items without text are left out; nothing where there are no others. */
export function list(all: readonly Item[]): Block[] {
	const items = all.filter(({ text }) => text !== '');
	return items.length > 0 ? [{ kind: 'list', items }] : [];
}

/** The blocks under a heading, or no block at all if there is nothing to head. */
export function section(title: string, blocks: readonly Block[]): Block[] {
	return blocks.length > 0 ? [heading(2, title), ...blocks] : [];
}
