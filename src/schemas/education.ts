import { z } from 'zod';
import { certificateSchema } from './certificate.ts';
import { isoMonth } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { choice, order } from './text.ts';

/** A place of study. Its file name is also the name of the folder with its documents in `src/content/diplomas/`. */
export const educationSchema = record({
	...editorKeys,
	institution: localized().describe('Name of the school.'),
	programme: localized().describe('What was studied there, for example "Front-end development".'),
	description: localized().optional().describe('One or two sentences about the course.'),
	start: isoMonth().describe('Month the studies began.'),
	end: isoMonth().optional().describe('Month they ended. Leave the line out while they go on.'),
	place: localized().optional().describe('City and country, or "Online".'),
	website: link().optional().describe('Page of the school.'),
	order: order()
		.optional()
		.describe('Place on the page, from 1. Without it the newest comes first.'),
	diplomas: z
		.boolean({ error: absentOrWrong('setting', 'true or false', 'Write true or false.') })
		.default(true)
		.meta({
			description:
				'false where the documents of this school are not counted among the diplomas, for example those of a language school.',
			examples: [false],
		}),
	...marks(['description', 'end', 'place', 'website']),
});

export const diplomaSchema = record({
	...certificateSchema.shape,
	side: choice('side', ['front', 'back'])
		.optional()
		.describe(
			'For a diploma with two pictures: which side this is. The back side is not counted as a second diploma.',
		),
});

const toTagError = absentOrWrong(
	'code',
	'the code of a language',
	'Write its two small letters, for example "es".',
);

export const languageSchema = record({
	...editorKeys,
	name: localized().describe('Name of the language, for example "Spanish".'),
	tag: z
		.string({ error: toTagError })
		.regex(/^[a-z]{2}$/, { error: toTagError })
		.meta({ description: 'Two-letter code of the language, for example "es".', examples: ['es'] })
		.optional(),
	level: localized().describe(
		'Level in words and by the European scale, for example "Upper-Intermediate (B2)".',
	),
	title: localized()
		.optional()
		.describe('What proves it: a course or an exam. Leave it and the lines below out without one.'),
	number: certificateSchema.shape.number.optional(),
	grade: certificateSchema.shape.grade.optional(),
	date: certificateSchema.shape.date.optional(),
	picture: certificateSchema.shape.picture,
	issuer: certificateSchema.shape.issuer,
	verify: certificateSchema.shape.verify,
	...marks(['picture', 'verify', 'issuer']),
});
