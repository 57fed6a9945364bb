import { z } from 'zod';
import { type CvSection, cvSections } from '#lib/cv-sections.ts';
import { absentOrWrong } from './sentence.ts';
import { choice } from './text.ts';

const toPagesError = absentOrWrong(
	'number of pages',
	'a number of pages',
	'Write 1 or 2, without quotes.',
);
const sectionsExample: readonly CvSection[] = ['education', 'experience', 'languages'];

/** Length and sections of a version of the CV, as `site.json` sets them. */
export const cvSettings = {
	pages: z
		.number({ error: toPagesError })
		.int({ error: toPagesError })
		.min(1, { error: toPagesError })
		.max(2, { error: toPagesError })
		.optional()
		.meta({
			description:
				'Most pages of the PDF, 1 or 2. If left out: 2, or in a short version as many as "cv" has. What does not fit is left out, the least important first, and counted on the last line with a link to the rest. /cv/complete.pdf always has everything.',
			examples: [1],
		}),
	sections: z
		.array(choice('section', cvSections), {
			error: absentOrWrong(
				'list of sections',
				'a list of sections',
				`Write a list, for example ${JSON.stringify(sectionsExample)}.`,
			),
		})
		.min(1, 'The list of sections is empty. Delete it to have all sections.')
		.refine((list) => new Set(list).size === list.length, {
			error: 'A section is in the list twice. Delete one of the two.',
		})
		.optional()
		.meta({
			description:
				'Sections below the summary, in this order; one that is not in the list is left out. Without this field: all of them in the usual order, or in a short version those of "cv". /cv/complete.pdf always has all of them.',
			examples: [sectionsExample],
		}),
};
