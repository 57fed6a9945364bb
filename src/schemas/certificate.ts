import type { z } from 'zod';
import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, textOrLocalized } from './localized.ts';
import { marks } from './marks.ts';
import { pictureFile } from './picture.ts';
import { record } from './record.ts';
import { flag } from './text.ts';

export const certificateSchema = record({
	...editorKeys('../../../../schemas/json/certificate.json'),
	title: localized('title', {
		en: 'React: hooks and context',
		uk: 'React: хуки та контекст',
		es: 'React: hooks y contexto',
	}).describe('Name of the course or exam.'),
	number: textOrLocalized('registration number', 'HT-2021-04417', {
		en: 'Without a number',
		uk: 'Без номера',
		es: 'Sin número',
	})
		.optional()
		.describe(
			'Registration number as printed, for example "HT-2021-04417". For English courses, you may write the level instead.',
		),
	grade: textOrLocalized('result', '1000 / 1000', {
		en: 'Passed',
		uk: 'Складено',
		es: 'Aprobado',
	})
		.optional()
		.describe(
			'Result as printed, for example "1000 / 1000", or one text per language such as "Passed".',
		),
	date: partialDate('2021-04-17')
		.optional()
		.describe(
			'Date of the exam or of issue, as exactly as you know it: "2021", "2021-04" or "2021-04-17". Undated documents come last.',
		),
	expires: partialDate('2027-04')
		.optional()
		.describe('Until when it is valid: "2027", "2027-04" or "2027-04-17".'),
	description: localized('description', {
		en: 'Awarded each year to the two best projects of the region.',
		uk: 'Щороку вручають двом найкращим проєктам області.',
		es: 'Se concede cada año a los dos mejores proyectos de la región.',
	})
		.optional()
		.describe('One or two sentences: what an award is given for, or what a course was about.'),
	picture: pictureFile('documents/react-hooks.webp')
		.optional()
		.describe(
			'Picture of the document in src/assets. If left out, "documents/<group>-<file name>.webp" is used, provided that it exists.',
		),
	issuer: textOrLocalized('issuer', 'Lattice Academy', {
		en: 'Chamber of Commerce',
		uk: 'Торгово-промислова палата',
		es: 'Cámara de Comercio',
	})
		.optional()
		.describe('Who issued it. Leave it out for diplomas of a school: the school is the issuer.'),
	verify: link('https://academy.example/verify/HT-2021-04417')
		.optional()
		.describe('Page on which the issuer confirms the document. It opens instead of the picture.'),
	highlight: flag(
		'true for the document that the certificates page shows for its issuer. If no document is marked, the page shows the newest diploma, or else the newest certificate.',
	).optional(),
	...marks(['number', 'grade', 'date', 'expires', 'description', 'picture', 'verify', 'issuer']),
});

export type CertificateContent = z.output<typeof certificateSchema>;
