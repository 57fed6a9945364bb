import { z } from 'zod';
import { type Example, inAllLanguages, localized } from './localized.ts';
import { record } from './record.ts';
import { absentOrWrong, quote } from './sentence.ts';

const advice = 'Write its file name inside src/assets, for example "slides/01-linen.webp".';

/** Letters of a path inside `src/assets` that names a picture. */
export const pictureName = /^[a-z0-9][a-z0-9/._-]*\.(webp|png|jpe?g|avif)$/;

/** A picture file in `src/assets/`, named from that folder: `slides/01-linen.webp`. That it exists is checked with the content. */
export function pictureFile() {
	return z
		.string({ error: absentOrWrong('picture', 'a picture file', advice) })
		.regex(pictureName, {
			error: ({ input }) =>
				`${quote(input)} is not a picture of src/assets. ${advice} Small letters, digits and hyphens only, and .webp, .png, .jpg, .jpeg or .avif at its end.`,
		})
		.meta({
			description: 'Picture file inside src/assets, for example "slides/01-linen.webp".',
			examples: ['slides/01-linen.webp'],
		});
}

/** One picture for all languages, or one per language where it shows words. Always comes out as one per language. */
export function pictureOrLocalized(example: string) {
	const inEnglish = example.replace(/(?=\.\w+$)/, '-en');
	const perLanguage = { en: inEnglish, uk: inEnglish.replace('-en.', '-uk.') };
	const advicePerLanguage = `Write one picture for all languages, "${example}", or one per language: ${JSON.stringify(perLanguage)}.`;
	const one = pictureFile()
		.meta({ examples: [example] })
		.transform(inAllLanguages);
	const each = record({
		en: pictureFile().meta({
			description: 'Picture with English words; also shown where another language has none.',
			examples: [inEnglish],
		}),
		uk: pictureFile().optional().describe('Picture with Ukrainian words.'),
		es: pictureFile().optional().describe('Picture with Spanish words.'),
	});
	return z
		.union([one, each], {
			error: absentOrWrong('picture', 'a picture file nor one per language', advicePerLanguage),
		})
		.meta({
			description: 'Picture file inside src/assets, or one per language.',
			examples: [example],
		});
}

const linenShirt = {
	en: 'A linen shirt on a dark background.',
	uk: 'Лляна сорочка на темному тлі.',
	es: 'Una camisa de lino sobre un fondo oscuro.',
};

/** What the picture shows, for people who do not see it. `example` shows one such text. */
export function alternativeText(example: Example = linenShirt) {
	return localized('alternative text', example).describe(
		'What the picture shows, for visitors who do not see it: one short sentence per language.',
	);
}
