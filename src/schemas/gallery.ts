import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { alternativeText, pictureFile } from './picture.ts';
import { record } from './record.ts';
import { order } from './text.ts';

export const photoSchema = record({
	...editorKeys('../../../schemas/json/photo.json'),
	order: order().describe('Position in the cycle, starting at 1.'),
	picture: pictureFile().meta({
		description:
			'Portrait in src/assets, taller than wide, at least 900 px wide, for example "photos/1.webp".',
		examples: ['photos/1.webp'],
	}),
	alt: alternativeText(),
});

export const slideSchema = record({
	...editorKeys('../../../schemas/json/slide.json'),
	order: order().describe('Position in the slider, starting at 1.'),
	picture: pictureFile().describe(
		'Picture in src/assets, 16:9, at least 1600 px wide, for example "slides/01-linen.webp".',
	),
	alt: alternativeText(),
	caption: localized('caption', {
		en: 'Linen shirt, first fitting',
		uk: 'Лляна сорочка, перша примірка',
		es: 'Camisa de lino, primera prueba',
	}).describe('Short caption below the picture.'),
	link: link()
		.optional()
		.describe(
			'Page that shows what is in the picture: a page of this site or an address. The caption links to it.',
		),
});
