import { z } from 'zod';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList } from './localized.ts';

/** The icons that exist for contacts, in the order of the specification. */
export const contactKinds = ['messenger', 'chat', 'professional', 'code', 'social', 'microblog', 'video', 'email', 'telephone'] as const;

export const profileSchema = z.strictObject({
	...editorKeys,
	name: localized().describe('Full name of the person.'),
	jobTitle: localized().describe('Job title in one line, for search engines and the CV.'),
	titles: localizedList().describe('The texts that rotate under the name: job titles or short statements. The sample has six.'),
	summary: localized().describe('Two sentences for search engines, social pictures and the top of the CV.'),
	place: localized().describe('City and country.'),
	website: link().optional().describe('Own site, if it is not this one.'),
	email: z.email('Write an e-mail address such as "name@example.com".').describe('Public e-mail address.'),
	contacts: z
		.array(
			z.strictObject({
				kind: z.enum(contactKinds, { error: `A contact is one of: ${contactKinds.join(', ')}.` }).describe('Which icon it gets.'),
				label: localized().describe('What the icon is called for those who do not see it, for example "Write in the messenger".'),
				url: link().describe('Address the icon leads to.'),
			}),
		)
		.min(1)
		.describe('The row of contact icons on the home page.'),
});

/** The intelligence test on the skills page. */
export const iqTestSchema = z.strictObject({
	...editorKeys,
	organization: localized().describe('Who held the test.'),
	date: z.string().describe('Date of the test, YYYY-MM-DD.'),
	score: z.string().min(1).describe('Result as printed, for example "128".'),
	description: localized().describe('One or two sentences about the test.'),
	picture: z
		.strictObject({
			en: z.string().describe('Picture with English words.'),
			uk: z.string().describe('Picture with Ukrainian words.'),
			es: z.string().describe('Picture with Spanish words.'),
		})
		.describe('A picture of the result in each language, in src/assets.'),
	alt: localized().describe('What the picture shows.'),
	report: z
		.strictObject({ en: link(), uk: link(), es: link() })
		.describe('The report as PDF in each language, a file of public/ such as "/assets/iq/report-en.pdf".'),
	test: link().describe('Page on which anybody can take the test.'),
});

/** Settings of the whole site. */
export const siteSchema = z.strictObject({
	...editorKeys,
	sample: z
		.boolean()
		.describe('true while the content is about the invented person: a line in the footer says so and search engines are asked to stay away.'),
	startYear: z.number().int().min(1990).max(2100).describe('First year of the copyright line.'),
	repository: link().describe('Where the source of the site is; the author link of the footer.'),
	shareText: localized().describe('Text that the microblog button suggests.'),
	socialHandle: z.string().regex(/^@\w+$/, 'Write the handle with its @, for example "@zrazok".').optional().describe('Microblog handle for link previews.'),
	specialCertificates: z
		.array(z.string())
		.length(6, 'The skills page shows six special certificates: name six.')
		.describe('Six certificates of the lists "other" and "pm", named as "pm/leading-teams".'),
});

export type ProfileContent = z.output<typeof profileSchema>;
export type IqTestContent = z.output<typeof iqTestSchema>;
export type SiteContent = z.output<typeof siteSchema>;
