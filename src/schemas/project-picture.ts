import { z } from 'zod';
import { localized } from './localized.ts';
import { alternativeText, pictureOrLocalized } from './picture.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';

const coverAlt = {
	en: 'An order page with six loaves and a field for the collection time.',
	uk: 'Сторінка замовлення: шість хлібин і поле для часу видачі.',
	es: 'Página de pedido con seis panes y un campo para la hora de recogida.',
};
const coverExample = { picture: 'projects/bakery/cover.webp', alt: coverAlt };

/** The picture of a project in lists, on the home page and at the top of its case study. */
export function cover() {
	return record(
		{
			picture: pictureOrLocalized('projects/bakery/cover.webp').describe(
				'Picture in src/assets, 3:2, at least 1280 px wide, or one per language if it contains text to be read.',
			),
			dark: pictureOrLocalized('projects/bakery/cover-dark.webp')
				.optional()
				.describe('The same picture for the dark theme, in the same size.'),
			focus: focus().optional(),
			alt: alternativeText(coverAlt),
		},
		absentOrWrong(
			'cover',
			'a cover',
			`Write a picture and its alternative text: ${JSON.stringify(coverExample)}.`,
		),
	).meta({
		description:
			'Picture of the project for lists, the home page and link previews. If left out, the site draws a woven pattern.',
		examples: [coverExample],
	});
}

const focusExample = { x: 0.3, y: 0.2 };

/** Where a picture is cut, this point of it stays. */
function focus() {
	const advice = `Write two numbers from 0 to 1, for example ${JSON.stringify(focusExample)}.`;
	const error = absentOrWrong('number', 'a number from 0 to 1', advice);
	const share = (from: string, to: string, example: number) =>
		z
			.number({ error })
			.min(0, { error })
			.max(1, { error })
			.meta({ description: `From 0, ${from}, to 1, ${to}.`, examples: [example] });
	return record(
		{
			x: share('the left edge', 'the right edge', focusExample.x),
			y: share('the upper edge', 'the lower edge', focusExample.y),
		},
		absentOrWrong('focus', 'a point of the picture', advice),
	).meta({
		description:
			'The point of the picture that must not be cut off in link previews, which show about two thirds of its width. Without it, the middle.',
		examples: [focusExample],
	});
}

const galleryAlt = {
	en: 'The production list, printed and pinned above a work table.',
	uk: 'Роздрукований перелік тіста над робочим столом.',
	es: 'La lista de masas, impresa y colgada sobre una mesa de trabajo.',
};
const galleryCaption = {
	en: 'The sheet that replaced forty messages.',
	uk: 'Аркуш замість сорока повідомлень.',
	es: 'La hoja que sustituyó a cuarenta mensajes.',
};
const galleryExample = [
	{ picture: 'projects/bakery/dough-list.webp', alt: galleryAlt, caption: galleryCaption },
];

/** Further pictures of a project: at the end of its case study, or in the list of projects. */
export function gallery() {
	const advice = `Write a list of pictures: ${JSON.stringify(galleryExample)}.`;
	const picture = record(
		{
			picture: pictureOrLocalized('projects/bakery/dough-list.webp').describe(
				'Picture in src/assets, at least 1280 px wide, or one per language if it contains text to be read.',
			),
			alt: alternativeText(galleryAlt),
			caption: localized('caption', galleryCaption).describe('Short caption below the picture.'),
		},
		absentOrWrong('picture', 'a picture with its texts', advice),
	);
	return z
		.array(picture, { error: absentOrWrong('list of pictures', 'a list of pictures', advice) })
		.meta({
			description:
				'Further pictures, shown at the end of the case study; without a case study, they appear small, below the cover in the list of projects. A click shows them larger.',
			examples: [galleryExample],
		});
}
