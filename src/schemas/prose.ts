import { record } from './record.ts';
import { text } from './text.ts';

/** Top of `src/content/home/<language>.mdx`. It has no fields: the file is text with `<Milestone year="…">` blocks. */
export const homeSchema = record({});

/** Top of `src/content/about/<language>.mdx`, between two lines of `---`. */
export const aboutSchema = record({
	lead: text('opening sentence', 'This site was built to be read by everybody.').describe(
		'Opening sentence of the page, always shown, above the part that unfolds.',
	),
});

/** The blocks that prose may hold, each with the attributes it must have. There are no others: prose is text, not code. */
export const proseBlocks = {
	home: { Milestone: { year: { pattern: /^\d{4}$/, example: '2021' } } },
	about: { Note: {} },
} as const satisfies Record<string, Record<string, Record<string, BlockAttribute>>>;

export interface BlockAttribute {
	pattern: RegExp;
	example: string;
}
