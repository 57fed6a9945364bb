/** A block that a prose file may contain. Its name is its key in the table of its collection. */
export interface ProseBlock {
	/** What it is for, in one sentence. */
	about: string;
	attributes: Readonly<Record<string, BlockAttribute>>;
	/**
	 * What it contains: Markdown, one piece of code between two lines of ```, the named blocks, or nothing, as in
	 * `<Figure … />`.
	 */
	content: 'text' | 'code' | 'nothing' | readonly string[];
	/** The only block that may contain it. Without a value, it belongs directly in the text. */
	inside?: string;
}

/** One attribute of a block, always a text in double quotes. */
export interface BlockAttribute {
	pattern: RegExp;
	example: string;
	/** What it is, in one sentence. */
	about: string;
	optional?: true;
	/** What it refers to: a picture in `src/assets`, a file in `public` or an address, or a scene. */
	refersTo?: 'picture' | 'file' | 'scene';
	/** Another attribute, whose picture must have the same size. */
	sameSizeAs?: string;
	/** The allowed values, if there are only a few. */
	words?: readonly string[];
}

/** The blocks of a collection, by their names. */
export type Blocks = Readonly<Record<string, ProseBlock>>;
