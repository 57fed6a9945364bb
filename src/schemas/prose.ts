import { z } from 'zod';

/** Top of `src/content/home/<language>.mdx`. It has no fields: the file is text with `<Milestone year="…">` blocks. */
export const homeSchema = z.strictObject({});

/** Top of `src/content/about/<language>.mdx`, between two lines of `---`. */
export const aboutSchema = z.strictObject({
	lead: z
		.string({
			error: 'The opening sentence is missing. Write "lead: …" between the two lines of ---.',
		})
		.trim()
		.min(1, 'The opening sentence is empty. Write one sentence that says what the page is about.')
		.describe('Opening sentence of the page, always shown, above the part that unfolds.'),
});

export type HomeContent = z.output<typeof homeSchema>;
export type AboutContent = z.output<typeof aboutSchema>;
