import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, perLanguage, toEnglishName } from './localized.ts';
import { privateMark } from './marks.ts';
import { alternativeText, pictureFile } from './picture.ts';
import { record } from './record.ts';
import { text } from './text.ts';

/** The intelligence test on the skills page. */
export const iqTestSchema = record({
	...editorKeys('../../../schemas/json/iq-test.json'),
	organization: localized('organisation', {
		en: 'Lviv Centre for Psychometrics',
		uk: 'Львівський центр психометрії',
		es: 'Centro de Psicometría de Leópolis',
	})
		.optional()
		.describe('Organisation that administered the test.'),
	date: partialDate('2022-11-05')
		.optional()
		.describe('Date of the test, as exactly as you know it: "2022", "2022-05" or "2022-05-21".'),
	score: text('score', '128').describe('Result as printed, for example "128".'),
	description: localized('description', {
		en: 'Sixty questions in forty minutes: number series, shapes, vocabulary and mental rotation.',
		uk: 'Шістдесят завдань за сорок хвилин: числові ряди, фігури, словниковий запас і просторова уява.',
		es: 'Sesenta preguntas en cuarenta minutos: series numéricas, figuras, vocabulario y rotación mental.',
	})
		.optional()
		.describe('One or two sentences about the test.'),
	picture: perLanguage('picture', (locale) =>
		pictureFile(`iq/iq-${locale}.webp`).describe(`Picture with ${toEnglishName(locale)} text.`),
	)
		.optional()
		.meta({
			description: 'Picture of the result in each language, a file in src/assets.',
			examples: [{ en: 'iq/iq-en.webp', uk: 'iq/iq-uk.webp', es: 'iq/iq-es.webp' }],
		}),
	alt: alternativeText({
		en: 'A sheet with the score 128 above a bell curve.',
		uk: 'Аркуш із результатом 128 над дзвоноподібною кривою.',
		es: 'Una hoja con la puntuación 128 sobre una campana de Gauss.',
	}).optional(),
	report: perLanguage('report', (locale) =>
		link(`/assets/iq/report-${locale}.pdf`).describe(`Report in ${toEnglishName(locale)}.`),
	)
		.optional()
		.meta({
			description:
				'Report as a PDF in each language, a file in public, for example "/assets/iq/report-en.pdf".',
			examples: [
				{
					en: '/assets/iq/report-en.pdf',
					uk: '/assets/iq/report-uk.pdf',
					es: '/assets/iq/report-es.pdf',
				},
			],
		}),
	test: link('https://test.example').optional().describe('Page on which anyone can take the test.'),
	private: privateMark([
		...['organization', 'date', 'description', 'picture', 'alt', 'report', 'test'],
	]),
});
