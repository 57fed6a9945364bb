import { z } from 'zod';
import { localized } from './localized.ts';

/** A picture file in `src/assets/`, named from that folder: `slides/01-linen.webp`. That it exists is checked with the content. */
export function pictureFile() {
	return z
		.string({ error: 'The picture is missing. Write its file name inside src/assets, for example "slides/01-linen.webp".' })
		.regex(/^[a-z0-9][a-z0-9/._-]*\.(webp|png|jpe?g|avif)$/, {
			error: ({ input }) =>
				`"${String(input)}" is not a picture of src/assets. Write a name in small letters such as "slides/01-linen.webp".`,
		})
		.describe('Picture file inside src/assets, for example "slides/01-linen.webp".');
}

/** What the picture shows, for people who do not see it. */
export function alternativeText() {
	return localized().describe('What the picture shows, for visitors who do not see it: one short sentence per language.');
}
