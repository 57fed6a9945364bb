import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { alternativeText, pictureFile } from './picture.ts';
import { record } from './record.ts';
import { order } from './text.ts';

export const photoSchema = record({
	...editorKeys,
	order: order().describe('Place in the cycle, from 1.'),
	picture: pictureFile().meta({
		description:
			'Portrait in src/assets, upright, at least 900 px wide, for example "photos/1.webp".',
		examples: ['photos/1.webp'],
	}),
	alt: alternativeText(),
});

export const slideSchema = record({
	...editorKeys,
	order: order().describe('Place in the slider, from 1.'),
	picture: pictureFile().describe(
		'Picture in src/assets, 16:9, at least 1600 px wide, for example "slides/01-linen.webp".',
	),
	alt: alternativeText(),
	caption: localized().describe('Short caption under the picture.'),
	link: link()
		.optional()
		.describe(
			'Where the thing in the picture can be seen: a page of this site or an address. The caption leads there.',
		),
});
