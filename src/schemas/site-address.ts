import { z } from 'zod';
import { checkSiteAddress } from '#lib/site-address.ts';
import { absentOrWrong } from './sentence.ts';

/** The address under which the site is published. */
export const siteAddress = z
	.string({
		error: absentOrWrong('address of the site', 'an address', 'Write it as "https://you.example".'),
	})
	.superRefine((text, { addIssue }) => {
		try {
			checkSiteAddress(text);
		} catch (error) {
			addIssue({ code: 'custom', message: String(error instanceof Error && error.message) });
		}
	})
	.meta({
		description:
			'Address of the site without a folder, for example "https://you.example": the CV, the feeds, the sitemap and link previews name it. The variable SITE_URL of a host takes precedence. Without both, Netlify and Vercel provide the address.',
		examples: ['https://you.example'],
		pattern: '^https?://[^/?#]+/?$',
	});
