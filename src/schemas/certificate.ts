import type { z } from 'zod';
import { isoDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, textOrLocalized } from './localized.ts';
import { marks } from './marks.ts';
import { pictureFile } from './picture.ts';
import { record } from './record.ts';

export const certificateSchema = record({
	...editorKeys,
	title: localized().describe('What was passed or completed.'),
	number: textOrLocalized('HT-2021-04417').describe(
		'Registration number as printed, for example "HT-2021-04417"; for English also a level; or "Without a number" per language.',
	),
	grade: textOrLocalized().describe(
		'Result as printed, for example "1000 / 1000", or one text per language such as "Passed".',
	),
	date: isoDate().describe('Day of the exam or of issue, for example 2021-04-17.'),
	picture: pictureFile()
		.optional()
		.describe(
			'Picture of the document. Without it "documents/<list>-<file name>.webp" is shown, if there is such a file.',
		),
	issuer: textOrLocalized('Academy of Design')
		.optional()
		.describe('Who issued it. Documents of a school need no line: it is the school.'),
	verify: link()
		.optional()
		.describe(
			'Page of the issuer on which the document can be checked. Opens instead of the picture.',
		),
	...marks(['picture', 'verify', 'issuer']),
});

export type CertificateContent = z.output<typeof certificateSchema>;
