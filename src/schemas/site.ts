import { z } from 'zod';
import { builtInLocales, type Locale } from '#i18n/locales.ts';
import { sitePartIds } from '#lib/site-parts.ts';
import { toolIds } from '#tools/tool-list.ts';
import { cvSettings } from './cv-settings.ts';
import { editorKeys } from './editor.ts';
import { languageTag } from './language-tag.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { lookExample, lookSchema } from './look.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { siteAddress } from './site-address.ts';
import { siteRedirects } from './site-redirects.ts';
import { choice, flag, matching, type Reference } from './text.ts';

const toYearError = absentOrWrong(
	'year',
	'a year',
	'Write four digits without quotes, for example 2023.',
);
const toCertificateError = absentOrWrong(
	'name of the certificate',
	'a certificate',
	'Write the group and the file name, for example "pm/leading-teams".',
);
const toHandleError = absentOrWrong(
	'handle',
	'a handle',
	'Write it with the @, for example "@zrazok".',
);
const certificatesExample = [
	'pm/leading-teams',
	'pm/project-planning',
	'pm/risk-management',
	'other/negotiation',
	'other/critical-thinking',
	'other/public-speaking',
];

/** Some that are there; without the code of any tool, the setting can only say so. */
const toolsExample = toolIds.filter((id) => ['calculator', 'weather', 'tasks'].includes(id));

const toExtraError = absentOrWrong(
	'list of tools',
	'false or a list of tools',
	'Write false, or a list such as ["calculator", "weather"].',
);

const toKeepError = absentOrWrong(
	'list of kept files',
	'a list of folders and files',
	'Write a list such as ["technologies", "slides/04-linen-folds"].',
);

const toTagError = absentOrWrong(
	'tag',
	'a tag',
	'Write lower-case letters and hyphens, for example "frontend". The tag "complete" is reserved.',
);
const variantExample = { id: 'frontend', title: { en: 'Front-end development' } };
const variantSchema = record({
	id: matching(/^(?!complete$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, toTagError).meta({
		description:
			'Tag of the entries in this version. It is also part of the address: "frontend" is at /cv/frontend.',
		examples: ['frontend'],
	}),
	title: localized('title', {
		en: 'Front-end development',
		uk: 'Фронтенд-розробка',
		es: 'Desarrollo front-end',
	}).describe('What the version is for, for example "Front-end development".'),
	jobTitle: localized('job title', {
		en: 'Front-end developer',
		uk: 'Фронтенд-розробник',
		es: 'Desarrollador front-end',
	})
		.optional()
		.describe('Job title in this version, if it differs from the one in profile.json.'),
	summary: localized('summary', {
		en: 'Front-end developer with three years of client work in TypeScript and React.',
		uk: 'Фронтенд-розробник: три роки проєктів для замовників, на TypeScript і React.',
		es: 'Desarrollador front-end con tres años de trabajo para clientes en TypeScript y React.',
	})
		.optional()
		.describe('Summary in this version, if it differs from the one in profile.json.'),
	...cvSettings,
});

/** Settings for the whole site. */
const searchExample = { finds: 'Kubernetes', words: ['k8s', 'кубернетес'] };
const toSearchError = absentOrWrong(
	'search word',
	'a search word',
	'Write a word or a short phrase without commas, for example "k8s".',
);
const searchSchema = record({
	finds: matching(/\S/, toSearchError).meta({
		description:
			'What the words find: a title as your content has it in any language, for example "Kubernetes"; or one of email, telephone, availability, rate, remote, papers, place, languages, iq, years, job, person, source, projects, skills, education, certificates.',
		examples: ['Kubernetes'],
	}),
	words: z
		.array(matching(/^[^,]*\S[^,]*$/, toSearchError), {
			error: absentOrWrong(
				'list of words',
				'a list of words',
				'Write a list, for example ["k8s"].',
			),
		})
		.min(1, 'The list of words is empty. Write at least one word.')
		.meta({
			description: 'What visitors may type, in any language.',
			examples: [['k8s', 'кубернетес']],
		}),
});

export const siteSchema = record({
	...editorKeys('../../../schemas/json/site.json'),
	sample: flag(
		'true as long as the content describes the invented person. A line in the footer informs visitors, and every page asks search engines not to index it.',
	),
	keep: z
		.array(
			matching(/^[a-z0-9-]+(\/[A-Za-z0-9._-]+)*$/, toKeepError).meta({
				examples: ['technologies'],
			}),
			{ error: toKeepError },
		)
		.default([])
		.meta({
			description:
				'What you keep of the sample on purpose once "sample" is false: folders or files of src/content, without .json. Everything else of the sample is then a mistake.',
			examples: [['technologies', 'slides/04-linen-folds']],
		}),
	address: siteAddress.optional(),
	startYear: z
		.number({ error: toYearError })
		.int({ error: toYearError })
		.min(1990, { error: toYearError })
		.max(2100, { error: toYearError })
		.meta({ description: 'First year of the copyright line.', examples: [2023] }),
	repository: link('https://code.example/you/site')
		.optional()
		.describe(
			'Address of the source code of the site, for the links in the footer and on the pages of the tools. Without it, GitHub Pages uses the address of a public repository there.',
		),
	shareText: localized('text to share', {
		en: 'Portfolio of Olena Pryklad, project manager',
		uk: 'Портфоліо Олени Приклад, керівниці проєктів',
		es: 'Portfolio de Olena Pryklad, jefa de proyectos',
	}).describe('Text that the share button suggests for a post.'),
	slidesHeading: localized('heading of the slides', {
		en: 'Around the warehouse',
		uk: 'На складі',
		es: 'En el almacén',
	})
		.optional()
		.describe('Heading above the slides of the home page. Without it: "In pictures".'),
	socialHandle: matching(/^@\w+$/, toHandleError)
		.meta({ examples: ['@zrazok'] })
		.optional()
		.describe('Your handle on X for link previews, for example "@zrazok".'),
	languages: z
		.array(languageTag(), {
			error: absentOrWrong(
				'list of languages',
				'a list of languages',
				`Write a list, for example ${JSON.stringify(builtInLocales)}.`,
			),
		})
		.min(1, 'The list of languages is empty. Write at least one, for example ["en"].')
		.refine((list) => new Set(list).size === list.length, {
			error: 'A language is listed twice. Delete one of the two.',
		})
		.default((): Locale[] => [...builtInLocales])
		.meta({
			description:
				'Languages of the site, the default language first: its addresses have no prefix, and its texts are shown where a translation is missing. A language that is not in the list has no pages. The words of English, Ukrainian, Spanish, German, French, Italian, Polish, Portuguese, Dutch, Swedish and Arabic come with the site; for any other language, write them in src/content/i18n. If left out, the site has the first three.',
			examples: [[...builtInLocales], ['de', 'en']],
		}),
	extra: z
		.union(
			[
				z.literal(false, { error: toExtraError }),
				z.array(choice('tool', toolIds.length > 0 ? toolIds : ['none']), { error: toExtraError }),
			],
			{
				error: toExtraError,
			},
		)
		.optional()
		.meta({
			description:
				'Tools of the section Extra: false for none, or a list of those that the site has. A hub such as "tasks" means all of its tools. Without this field the site has all tools.',
			examples: [toolsExample],
		}),
	leaveOut: z
		.array(choice('part', sitePartIds), {
			error: absentOrWrong(
				'list of parts',
				'a list of parts to leave out',
				'Write a list, for example ["ranking", "share-buttons"].',
			),
		})
		.default([])
		.meta({
			description:
				'Parts that your site does without: "intelligence-test" (page of the skills and CV), "ranking" (technologies by years), "slider" (slideshows), "share-buttons" (in the footer), "alternative-view" (the embroidered pictures that the logo in the footer switches to), "accessibility" (the page of that name). Without this field the site has all of them.',
			examples: [['ranking', 'share-buttons']],
		}),
	look: lookSchema.optional().meta({
		description:
			'How the site looks: colours, fonts, pattern and paper. Without this field, or without one in it, the site has the look of the sample. docs/look.md shows examples.',
		examples: [lookExample],
	}),
	cv: record(cvSettings)
		.optional()
		.meta({
			title: 'CV',
			description: 'Length and sections of the main CV: /cv.pdf, /cv.txt and /cv.md.',
			examples: [{ pages: 2 }],
		}),
	variants: z
		.array(variantSchema, {
			error: absentOrWrong(
				'list of short versions',
				'a list of short versions of the CV',
				`Write a list, for example ${JSON.stringify([variantExample])}.`,
			),
		})
		.default([])
		.meta({
			title: 'Short versions of the CV',
			description:
				'Short versions of the CV, each as a page and a PDF: "frontend" is at /cv/frontend and /cv/frontend.pdf. A version shows the entries that have its tag and those without tags.',
			examples: [[variantExample]],
		}),
	search: z
		.array(searchSchema, {
			error: absentOrWrong(
				'list of search words',
				'a list of search words',
				`Write a list, for example ${JSON.stringify([searchExample])}.`,
			),
		})
		.default([])
		.meta({
			description:
				'Further words for the search. It knows common words and abbreviations already, such as "hire" for your e-mail address and "js" for JavaScript; src/i18n/messages/answers has them.',
			examples: [[searchExample]],
		}),
	redirects: siteRedirects,
	httpsSubdomains: flag(
		'true if every subdomain of your domain has HTTPS, now and later: after a visit to your site, browsers open all of them by HTTPS alone, for two years. Without this field, they do that for the host of the site alone. After a change, run "npm run deploy:files".',
	).optional(),
	specialCertificates: z
		.array(
			matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, toCertificateError).meta({
				examples: ['pm/leading-teams'],
				refersTo: 'certificates' satisfies Reference,
			}),
			{
				error: absentOrWrong(
					'list of special certificates',
					'a list of certificates',
					`Write a list of up to six, for example ${JSON.stringify(certificatesExample)}.`,
				),
			},
		)
		.max(6, 'The skills page shows at most six special certificates. Shorten the list to six.')
		.default([])
		.meta({
			description:
				'Up to six certificates for the skills page, each written as "pm/leading-teams".',
			examples: [certificatesExample],
		}),
});
