import { z } from 'zod';
import { certificateLists } from './certificate.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { record, recordOf } from './record.ts';
import { absentOrWrong } from './sentence.ts';

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
	groupDiplomas: recordOf(
		certificateLists,
		z
			.string({ error: toDiplomaError })
			.regex(/^[a-z]+\/[a-z0-9-]+$/, { error: toDiplomaError })
			.meta({ examples: ['provider/java-developer'] }),
		absentOrWrong(
			'list of diplomas',
			'one diploma per list of certificates',
			'Write { "java": "provider/java-developer" }.',
		),
	).meta({
		description:
			'Diploma behind each group of certificates: the heading of the group leads to its page. Written as "java": "provider/java-developer".',
		examples: [{ java: 'provider/java-developer' }],
	}),
	specialCertificates: z
		.array(
			z
				.string({ error: toCertificateError })
				.regex(/^(other|pm)\/[a-z0-9-]+$/, { error: toCertificateError })
				.meta({ examples: ['pm/leading-teams'] }),
			{
				error: absentOrWrong(
					'list of special certificates',
					'a list of certificates',
					`Write a list of six such as ${JSON.stringify(certificatesExample)}.`,
				),
			},
		)
		.length(6, 'The skills page shows six special certificates: name six.')
		.meta({
			description: 'Six certificates of the lists "other" and "pm", named as "pm/leading-teams".',
			examples: [certificatesExample],
		}),
});

export type SiteContent = z.output<typeof siteSchema>;
