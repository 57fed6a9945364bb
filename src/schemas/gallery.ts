import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { alternativeText, pictureFile } from './picture.ts';
import { record } from './record.ts';
import { flag, order } from './text.ts';

export const photoSchema = record({
	...editorKeys('../../../schemas/json/photo.json'),
	order: order().describe('Position in the cycle, starting at 1.'),
	picture: pictureFile('photos/1.webp').describe(
		'Portrait in src/assets, taller than wide, at least 900 px wide, for example "photos/1.webp".',
	),
	alt: alternativeText({
		en: 'Olena Pryklad at a window, in a grey jacket.',
		uk: 'Олена Приклад біля вікна, у сірому жакеті.',
		es: 'Olena Pryklad junto a una ventana, con una chaqueta gris.',
	}),
	first: flag(
		'true for the portrait that the home page opens with, and that vCard, JSON Resume and link previews have. Without one, it is the portrait at position 1.',
	).default(false),
});

export const slideSchema = record({
	...editorKeys('../../../schemas/json/slide.json'),
	order: order().describe('Position in the slider, starting at 1.'),
	picture: pictureFile('slides/01-linen.webp').describe(
		'Picture in src/assets, 16:9, at least 1600 px wide, for example "slides/01-linen.webp".',
	),
	alt: alternativeText(),
	caption: localized('caption', {
		en: 'Linen shirt, first fitting',
		uk: 'Лляна сорочка, перша примірка',
		es: 'Camisa de lino, primera prueba',
	}).describe('Short caption below the picture.'),
	link: link('/projects')
		.optional()
		.describe(
			'Page that shows what is in the picture: a page of this site or an address. The caption links to it.',
		),
});
