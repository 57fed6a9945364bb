import { z } from 'zod';
import { isoDate } from './date.ts';
import { record } from './record.ts';
import { text } from './text.ts';

const longestLead = 200;
const leadExample =
	'A bakery that read forty messages every evening now prints one list of doughs in five minutes.';

/** Top of `src/content/case-studies/<project>/<language>.mdx`, between two lines of `---`. */
export const caseStudySchema = record({
	lead: text('opening sentence', leadExample)
		.max(longestLead, {
			error: ({ input }) =>
				`The opening sentence has ${String(input).length} characters. Write at most ${longestLead}: the story and its result.`,
		})
		.describe(
			`One sentence with the story and its result, at most ${longestLead} characters. It opens the page and describes it to search engines.`,
		),
	published: day().describe('Day the case study was published, for example 2026-03-14.'),
	updated: day()
		.optional()
		.describe('Day it was last changed in substance. Leave the line out if it was not.'),
});

/** A day at the top of a prose file: without quotes, the reader of these lines makes a date of it. */
function day() {
	const toText = (value: unknown) =>
		value instanceof Date ? value.toISOString().slice(0, 10) : value;
	return z.preprocess(toText, isoDate()).meta({
		examples: ['2026-03-14'],
	});
}
