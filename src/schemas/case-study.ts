import { z } from 'zod';
import { isoDate } from './date.ts';
import { record } from './record.ts';
import { text } from './text.ts';

const longestLead = 200;
const longestAsk = 100;
const askExample = 'Who counts the rolls in your bakery?';
const leadExample =
	'A bakery that used to read forty messages every evening now prints one production list in five minutes.';

/** Top of `src/content/case-studies/<project>/<language>.mdx`, between two lines of `---`. */
export const caseStudySchema = record({
	lead: text('opening sentence', leadExample)
		.max(longestLead, {
			error: ({ input }) =>
				`The opening sentence has ${String(input).length} characters. Write at most ${longestLead}: the problem and the result.`,
		})
		.describe(
			`One sentence with the problem and the result, at most ${longestLead} characters. It opens the page and is its description in search engines.`,
		),
	ask: text('question', askExample)
		.max(longestAsk, {
			error: ({ input }) =>
				`The question has ${String(input).length} characters. Write at most ${longestAsk}.`,
		})
		.optional()
		.describe(
			`A question to the reader at the end of this case study, at most ${longestAsk} characters, in place of the heading of "ask" in profile.json.`,
		),
	published: day().describe('Date of publication, for example 2026-03-14.'),
	updated: day().optional().describe('Date of the last substantial change, if there was one.'),
});

/** A day at the top of a prose file. The YAML parser turns an unquoted day into a `Date`; this turns it back. */
function day() {
	const toText = (value: unknown) =>
		value instanceof Date ? value.toISOString().slice(0, 10) : value;
	return z.preprocess(toText, isoDate()).meta({
		examples: ['2026-03-14'],
	});
}
