import { z } from 'zod';
import { record } from './record.ts';
import { absentOrWrong, quote } from './sentence.ts';

const example = { from: '/extra/cryptocur', to: '/extra/crypto' };
const advice = `Write it without a language, for example ${quote(example.from)}.`;

function path(what: string, page: string) {
	return z
		.string({ error: absentOrWrong(what, 'the path of a page', advice) })
		.regex(/^(\/[A-Za-z0-9_-]+)+$/, {
			error: ({ input }) => `${quote(input)} is not the path of a page. ${advice}`,
		})
		.meta({ examples: [page] });
}

/** The pages of a site that were renamed. */
export const siteRedirects = z
	.array(
		record({
			from: path('old path', example.from).describe(
				'Path that the page had, without a language. No page may have it now.',
			),
			to: path('new path', example.to).describe('Path of the page now, without a language.'),
		}),
		{
			error: absentOrWrong(
				'list of redirects',
				'a list of old and new paths',
				`Write a list, for example ${JSON.stringify([example])}.`,
			),
		},
	)
	.refine((list) => new Set(list.map(({ from }) => from)).size === list.length, {
		error: 'An old path is listed twice. Delete one of the two.',
	})
	.default([])
	.meta({
		description:
			'Pages that you have renamed: whoever opens the old address, in any language, comes to the new one. After a change, run "npm run deploy:files" if your host is nginx or Vercel.',
		examples: [[example]],
	});
