import { z } from 'zod';
import { type Locale, locales } from '#i18n/locales.ts';
import { certificateLists } from '#lib/certificate-categories.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { record, recordOf } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { choice, type Reference } from './text.ts';

const toYearError = absentOrWrong(
	'year',
	'a year',
	'Write four digits without quotes, for example 2023.',
);
const toCertificateError = absentOrWrong(
	'name of the certificate',
	'a certificate of the lists "other" and "pm"',
	'Write list and file name, for example "pm/leading-teams".',
);
const toDiplomaError = absentOrWrong(
	'name of the diploma',
	'a diploma',
	'Write school and file name, for example "provider/java-developer".',
);
const toHandleError = absentOrWrong(
	'handle',
	'a handle',
	'Write it with its @, for example "@zrazok".',
);
const certificatesExample = [
	'pm/leading-teams',
	'pm/project-planning',
	'pm/risk-management',
	'other/negotiation',
	'other/critical-thinking',
	'other/public-speaking',
];

const toTagError = absentOrWrong(
	'tag',
	'a tag',
	'Write small letters and hyphens, for example "frontend"; "complete" is taken.',
);
const variantExample = { id: 'frontend', title: { en: 'Front-end development' } };
const variantSchema = record({
	id: z
		.string({ error: toTagError })
		.regex(/^(?!complete$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: toTagError })
		.meta({
			description: 'The tag that entries of this version carry; also its address, "/cv/frontend".',
			examples: ['frontend'],
		}),
	title: localized().describe('What the version is for, for example "Front-end development".'),
	jobTitle: localized().optional().describe('Job title of this version, if it is another one.'),
	summary: localized().optional().describe('Summary of this version, if it is another one.'),
});

/** Settings of the whole site. */
export const siteSchema = record({
	...editorKeys,
	sample: z
		.boolean({ error: absentOrWrong('setting', 'true or false', 'Write true or false.') })
		.meta({
			description:
				'true while the content is about the invented person: a line in the footer says so and search engines are asked to stay away.',
			examples: [true],
		}),
	startYear: z
		.number({ error: toYearError })
		.int({ error: toYearError })
		.min(1990, { error: toYearError })
		.max(2100, { error: toYearError })
		.meta({ description: 'First year of the copyright line.', examples: [2023] }),
	repository: link().describe('Where the source of the site is; the author link of the footer.'),
	shareText: localized().describe('Text that the microblog button suggests.'),
	socialHandle: z
		.string({ error: toHandleError })
		.regex(/^@\w+$/, { error: toHandleError })
		.meta({ examples: ['@zrazok'] })
		.optional()
		.describe('Microblog handle for link previews, for example "@zrazok".'),
	languages: z
		.array(choice('language', locales), {
			error: absentOrWrong(
				'list of languages',
				'a list of languages',
				`Write a list such as ${JSON.stringify(locales)}.`,
			),
		})
		.refine((list) => list.includes('en'), {
			error: 'English stands in wherever a translation is missing: name "en" too.',
		})
		.default((): Locale[] => [...locales])
		.meta({
			description:
				'Languages the site is published in, "en" among them. A language that is left out has no pages at all. Without this line there are all three.',
			examples: [['en', 'uk', 'es']],
		}),
	variants: z
		.array(variantSchema, {
			error: absentOrWrong(
				'list of short versions',
				'a list of short versions of the CV',
				`Write a list such as ${JSON.stringify([variantExample])}.`,
			),
		})
		.default([])
		.meta({
			description:
				'Short versions of the CV, each a page and a PDF: "frontend" is at /cv/frontend and /cv/frontend.pdf. They show the entries with that tag and those without tags.',
			examples: [[variantExample]],
		}),
	groupDiplomas: recordOf(
		certificateLists,
		z
			.string({ error: toDiplomaError })
			.regex(/^[a-z]+\/[a-z0-9-]+$/, { error: toDiplomaError })
			.meta({ examples: ['provider/java-developer'], refersTo: 'diplomas' satisfies Reference }),
		absentOrWrong(
			'list of diplomas',
			'one diploma per list of certificates',
			'Write { "java": "provider/java-developer" }.',
		),
	)
		.default({})
		.meta({
			description:
				'Diploma behind each group of certificates: the heading of the group leads to its page. Written as "java": "provider/java-developer".',
			examples: [{ java: 'provider/java-developer' }],
		}),
	specialCertificates: z
		.array(
			z
				.string({ error: toCertificateError })
				.regex(/^(other|pm)\/[a-z0-9-]+$/, { error: toCertificateError })
				.meta({ examples: ['pm/leading-teams'], refersTo: 'certificates' satisfies Reference }),
			{
				error: absentOrWrong(
					'list of special certificates',
					'a list of certificates',
					`Write a list of six such as ${JSON.stringify(certificatesExample)}.`,
				),
			},
		)
		.max(6, 'The skills page shows up to six special certificates: name at most six.')
		.default([])
		.meta({
			description:
				'Up to six certificates of the lists "other" and "pm", named as "pm/leading-teams".',
			examples: [certificatesExample],
		}),
});
