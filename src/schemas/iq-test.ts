import { isoDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { alternativeText, pictureFile } from './picture.ts';
import { record } from './record.ts';
import { text } from './text.ts';

/** The intelligence test on the skills page. */
export const iqTestSchema = record({
	...editorKeys,
	organization: localized().describe('Who held the test.'),
	date: isoDate().describe('Day of the test, for example 2022-05-21.'),
	score: text('score', '128').describe('Result as printed, for example "128".'),
	description: localized().describe('One or two sentences about the test.'),
	picture: record({
		en: pictureFile().describe('Picture with English words.'),
		uk: pictureFile().describe('Picture with Ukrainian words.'),
		es: pictureFile().describe('Picture with Spanish words.'),
	}).meta({
		description: 'A picture of the result in each language, in src/assets.',
		examples: [{ en: 'iq/iq-en.webp', uk: 'iq/iq-uk.webp', es: 'iq/iq-es.webp' }],
	}),
	alt: alternativeText(),
	report: record({
		en: link().describe('Report in English.'),
		uk: link().describe('Report in Ukrainian.'),
		es: link().describe('Report in Spanish.'),
	}).meta({
		description:
			'The report as PDF in each language, a file of public/ such as "/assets/iq/report-en.pdf".',
		examples: [
			{
				en: '/assets/iq/report-en.pdf',
				uk: '/assets/iq/report-uk.pdf',
				es: '/assets/iq/report-es.pdf',
			},
		],
	}),
	test: link().describe('Page on which anybody can take the test.'),
});
