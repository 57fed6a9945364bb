import { z } from 'zod';
import { localized } from './localized.ts';
import { absentOrWrong, quote } from './sentence.ts';

const advice = 'Write its file name inside src/assets, for example "slides/01-linen.webp".';

/** A picture file in `src/assets/`, named from that folder: `slides/01-linen.webp`. That it exists is checked with the content. */
export function pictureFile() {
	return z
		.string({ error: absentOrWrong('picture', 'a picture file', advice) })
		.regex(/^[a-z0-9][a-z0-9/._-]*\.(webp|png|jpe?g|avif)$/, {
			error: ({ input }) =>
				`${quote(input)} is not a picture of src/assets. ${advice} Small letters, digits and hyphens only, and .webp, .png, .jpg, .jpeg or .avif at its end.`,
		})
		.meta({
			description: 'Picture file inside src/assets, for example "slides/01-linen.webp".',
			examples: ['slides/01-linen.webp'],
		});
}

/** What the picture shows, for people who do not see it. */
export function alternativeText() {
	return localized('alternative text', {
		en: 'A linen shirt on a dark background.',
		uk: 'Лляна сорочка на темному тлі.',
		es: 'Una camisa de lino sobre un fondo oscuro.',
	}).describe(
		'What the picture shows, for visitors who do not see it: one short sentence per language.',
	);
}
