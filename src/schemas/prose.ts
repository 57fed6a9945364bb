import type { Blocks } from './block.ts';
import { caseStudyBlocks } from './case-study-blocks.ts';
import { pictureName } from './picture.ts';
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

/** The blocks that prose may hold, each with its attributes. There are no others: prose is text, not code. */
export const proseBlocks = {
	home: {
		Milestone: {
			about: 'A year of the story and what happened in it.',
			attributes: {
				year: { pattern: /^\d{4}$/, example: '2021', about: 'The year, in four digits.' },
				picture: {
					pattern: pictureName,
					example: 'projects/bakery/cover.webp',
					about: 'Picture beside the text: a file inside src/assets, at least 640 px wide.',
					refersTo: 'picture',
					optional: true,
				},
				alt: {
					pattern: /\S/,
					example: 'An order page with six loaves.',
					about: 'What it shows; without it, the picture only decorates.',
					optional: true,
				},
			},
			content: 'text',
		},
	},
	about: {
		Note: { about: 'A paragraph that is set apart.', attributes: {}, content: 'text' },
	},
	'case-studies': caseStudyBlocks,
} as const satisfies Record<string, Blocks>;

export type ProseCollection = keyof typeof proseBlocks;

export function isProse(collection: string): collection is ProseCollection {
	return Object.hasOwn(proseBlocks, collection);
}
