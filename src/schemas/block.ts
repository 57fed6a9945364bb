/** A block that a prose file may hold; its name is its key in the table of its collection. */
export interface Block {
	/** What it is for, in one sentence. */
	about: string;
	attributes: Readonly<Record<string, BlockAttribute>>;
	/**
	 * What stands between its tags: Markdown, one piece of code between two lines of ```, the blocks that are named,
	 * or nothing: it is written `<Figure … />`.
	 */
	content: 'text' | 'code' | 'nothing' | readonly string[];
	/** The only block that it may stand in; without it, it stands in the text itself. */
	inside?: string;
}

/** One attribute of a block, always a text in double quotes. */
export interface BlockAttribute {
	pattern: RegExp;
	example: string;
	/** What it is, in one sentence. */
	about: string;
	optional?: true;
	/** What it names: a picture of `src/assets`, or a file of `public` or an address. */
	refersTo?: 'picture' | 'file';
	/** Another attribute, whose picture has to have the same size. */
	sameSizeAs?: string;
	/** The only words it may be. */
	words?: readonly string[];
}

/** The blocks of a collection, by their names. */
export type Blocks = Readonly<Record<string, Block>>;
