import { z } from 'zod';
import { defaultLocale } from '#i18n/locales.ts';
import {
	type Example,
	inAllLanguages,
	localized,
	perLanguage,
	toEnglishName,
} from './localized.ts';
import { absentOrWrong, quote } from './sentence.ts';

const advice = 'Write its path inside src/assets, for example "slides/01-linen.webp".';

/** Path of a picture inside `src/assets`. */
export const pictureName = /^[a-z0-9][a-z0-9/._-]*\.(webp|png|jpe?g|avif)$/;

/** A path inside `src/assets`, such as `example`. The content check looks for the file. */
export function pictureFile(example: string) {
	return z
		.string({ error: absentOrWrong('picture', 'a picture file', advice) })
		.regex(pictureName, {
			error: ({ input }) =>
				`${quote(input)} is not the path of a picture in src/assets. ${advice} Use lower-case letters, digits and hyphens, and end it with .webp, .png, .jpg, .jpeg or .avif.`,
		})
		.meta({
			description: `Picture in src/assets, for example "${example}".`,
			examples: [example],
		});
}

/** One picture for all languages, or one per language if it contains text. The parsed value always has one per language. */
export function pictureOrLocalized(example: string) {
	const inEnglish = example.replace(/(?=\.\w+$)/, '-en');
	const shownPerLanguage = { en: inEnglish, uk: inEnglish.replace('-en.', '-uk.') };
	const advicePerLanguage = `Write one picture for all languages, "${example}", or one per language: ${JSON.stringify(shownPerLanguage)}.`;
	const one = pictureFile(example).transform(inAllLanguages);
	const each = perLanguage('picture', (locale) => {
		const more = locale === defaultLocale ? '; also shown if another language has none' : '';
		return pictureFile(inEnglish.replace('-en.', `-${locale}.`)).describe(
			`Picture with ${toEnglishName(locale)} text${more}.`,
		);
	});
	return z
		.union([one, each], {
			error: absentOrWrong('picture', 'a picture file or one per language', advicePerLanguage),
		})
		.meta({
			description: 'Picture in src/assets, or one per language.',
			examples: [example],
		});
}

const linenShirt = {
	en: 'A linen shirt on a dark background.',
	uk: 'Лляна сорочка на темному тлі.',
	es: 'Una camisa de lino sobre un fondo oscuro.',
};

/** What the picture shows, for people who cannot see it. */
export function alternativeText(example: Example = linenShirt) {
	return localized('alternative text', example).meta({
		title: 'Description for people who do not see the picture',
		description:
			'What the picture shows, for visitors who cannot see it: one short sentence per language.',
	});
}
