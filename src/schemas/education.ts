import { certificateSchema } from './certificate.ts';
import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList, textOrLocalized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { choice, flag, matching, order } from './text.ts';

/** A school. Its diplomas are in the folder of `src/content/diplomas` that has the name of its file. */
export const educationSchema = record({
	...editorKeys('../../../schemas/json/education.json'),
	institution: localized('school', {
		en: 'Lviv Institute of Logistics',
		uk: 'Львівський інститут логістики',
		es: 'Instituto de Logística de Leópolis',
	}).describe('Name of the school.'),
	programme: localized('programme', {
		en: 'Applied mathematics',
		uk: 'Прикладна математика',
		es: 'Matemáticas Aplicadas',
	})
		.optional()
		.describe('Degree or course, for example "Applied mathematics".'),
	description: localized('description', {
		en: 'Five years, with a thesis on delivery routes for a dairy.',
		uk: 'П’ять років, дипломна робота про маршрути доставки для молокозаводу.',
		es: 'Cinco años, con un proyecto final sobre rutas de reparto para una central lechera.',
	})
		.optional()
		.describe('One or two sentences about the course.'),
	courses: localizedList('list of courses', {
		en: ['Operations research', 'Statistics'],
		uk: ['Дослідження операцій', 'Статистика'],
		es: ['Investigación operativa', 'Estadística'],
	})
		.optional()
		.describe('Courses or subjects that matter for your work, one per line.'),
	start: partialDate('2008-09')
		.optional()
		.describe(
			'When the course began, as exactly as you know it: "2008", "2008-09" or "2008-09-01". Leave it out if you do not know it.',
		),
	end: partialDate('2013-06')
		.optional()
		.describe(
			'When it ended. Leave it out if you are still studying. Without a start, the page shows "until Jun 2013"; without both, no dates.',
		),
	grade: textOrLocalized('grade', '4.8 / 5', {
		en: 'With honours',
		uk: 'З відзнакою',
		es: 'Con honores',
	})
		.optional()
		.describe(
			'Final mark, for example "4.8 / 5", or one text per language such as "With honours".',
		),
	place: localized('place', {
		en: 'Kharkiv, Ukraine',
		uk: 'Харків, Україна',
		es: 'Járkiv, Ucrania',
	})
		.optional()
		.describe('City and country, or "Online".'),
	website: link('https://institute.example').optional().describe('Website of the school.'),
	order: order()
		.optional()
		.describe('Position on the page, starting at 1. If left out, the newest comes first.'),
	diplomas: flag(
		'false if the documents of this school do not count as diplomas, for example those of a language school.',
		false,
	).default(true),
	...marks(['programme', 'description', 'courses', 'start', 'end', 'grade', 'place', 'website']),
});

export const diplomaSchema = record({
	...certificateSchema.shape,
	...editorKeys('../../../../schemas/json/diploma.json'),
	side: choice('side', ['front', 'back'])
		.optional()
		.describe(
			'For a diploma with two pictures: the side that this one shows. The back does not count as a second diploma.',
		),
});

const toTagError = absentOrWrong(
	'language code',
	'a language code',
	'Write two lower-case letters, for example "es".',
);

export const languageSchema = record({
	...editorKeys('../../../schemas/json/language.json'),
	name: localized('name', {
		en: 'Spanish',
		uk: 'Іспанська',
		es: 'Español',
	}).describe('Name of the language, for example "Spanish".'),
	tag: matching(/^[a-z]{2}$/, toTagError)
		.meta({ description: 'Two-letter language code, for example "es".', examples: ['es'] })
		.optional(),
	level: localized('level', {
		en: 'Upper-Intermediate (B2)',
		uk: 'Вище середнього (B2)',
		es: 'Intermedio alto (B2)',
	})
		.optional()
		.describe(
			'Level in words and on the European scale (CEFR), for example "Upper-Intermediate (B2)".',
		),
	title: localized('title', {
		en: 'DELE B2',
		uk: 'DELE B2',
		es: 'DELE B2',
	})
		.optional()
		.describe(
			'Course or exam that proves the level. If there is none, leave out this field and those below.',
		),
	number: certificateSchema.shape.number,
	grade: certificateSchema.shape.grade,
	date: certificateSchema.shape.date,
	expires: certificateSchema.shape.expires,
	picture: certificateSchema.shape.picture,
	issuer: certificateSchema.shape.issuer,
	verify: certificateSchema.shape.verify,
	...marks(['level', 'date', 'expires', 'picture', 'verify', 'issuer']),
});
