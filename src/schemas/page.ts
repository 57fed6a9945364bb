import { record } from './record.ts';
import { choice, flag, order, text } from './text.ts';

/** Top of `src/content/pages/<page>/<language>.mdx`, between two lines of `---`. */
export const pageSchema = record({
	title: text('title', 'Imprint').describe('Heading of the page, and the words of the link to it.'),
	description: text(
		'description',
		'Who is responsible for this site, and how to reach her.',
	).describe(
		'One sentence below the heading. It is also what search engines and the search of the site show.',
	),
	link: choice('place of the link', ['footer', 'menu', 'none'])
		.describe(
			'Where every page links to it: "footer", "menu", or "none". Without it, the link is in the footer.',
		)
		.default('footer'),
	order: order().describe('Position among the links of the same place, starting at 1.').default(1),
	namesServices: flag(
		'True for a privacy notice: content:check then makes sure that it names each host that the tools of the site send requests to, and no other.',
	).optional(),
});
