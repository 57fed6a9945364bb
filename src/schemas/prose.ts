import type { Blocks } from './block.ts';
import { caseStudyBlocks } from './case-study-blocks.ts';
import { pictureName } from './picture.ts';
import { record } from './record.ts';
import { text } from './text.ts';

/** Top of `src/content/home/<language>.mdx`. It has no fields: the file is text with `<Milestone year="…">` blocks. */
export const homeSchema = record({});

/** Top of `src/content/about/<language>.mdx`, between two lines of `---`. */
export const aboutSchema = record({
	lead: text('opening sentence', 'This site is a CV, a toolbox and a work sample in one.').describe(
		'Opening sentence of the page. It is always visible, above the part that visitors expand.',
	),
});

const note = { about: 'A highlighted paragraph.', attributes: {}, content: 'text' } as const;

/** The blocks that each kind of prose may contain. Prose is text, not code: other blocks are mistakes. */
export const proseBlocks = {
	home: {
		Milestone: {
			about: 'A year of your story and what happened in it.',
			attributes: {
				year: { pattern: /^\d{4}$/, example: '2021', about: 'The year in four digits.' },
				picture: {
					pattern: pictureName,
					example: 'projects/bakery/cover.webp',
					about: 'Picture beside the text, in src/assets, at least 640 px wide.',
					refersTo: 'picture',
					optional: true,
				},
				alt: {
					pattern: /\S/,
					example: 'An order page with six loaves.',
					about: 'What the picture shows. Leave it out if the picture is only decoration.',
					optional: true,
				},
			},
			content: 'text',
		},
	},
	about: { Note: note },
	pages: { Note: note },
	'case-studies': caseStudyBlocks,
} as const satisfies Record<string, Blocks>;

export type ProseCollection = keyof typeof proseBlocks;

export function isProse(collection: string): collection is ProseCollection {
	return Object.hasOwn(proseBlocks, collection);
}
