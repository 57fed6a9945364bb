import type { BlockAttribute, Blocks } from './block.ts';
import { pictureName } from './picture.ts';

const anyText = /\S/;

/** Our own scenes that a case study may show. */
const sceneNames = ['couture', 'goblet', 'cube3d'] as const;

/** What a case study may hold beside Markdown. */
export const caseStudyBlocks = {
	Figure: {
		about: 'A picture with its caption, which opens large on a click.',
		attributes: {
			picture: picture('projects/bakery/order-page.webp'),
			alt: alt('An order page with six loaves and a field for the time of collection.'),
			caption: caption('An order takes three taps and no account.'),
			wide: {
				pattern: /^yes$/,
				example: 'yes',
				about: 'The picture is wider than the text.',
				words: ['yes'],
				optional: true,
			},
		},
		content: 'nothing',
	},
	Gallery: { about: 'Several figures beside one another.', attributes: {}, content: ['Figure'] },
	Compare: {
		about: 'Two pictures of the same size under one slider: before and after.',
		attributes: {
			before: picture('projects/bakery/messages.webp', 'Picture of the state before'),
			beforeAlt: alt('Forty unread messages on a telephone.'),
			after: {
				...picture('projects/bakery/dough-list.webp', 'Picture of the state after'),
				sameSizeAs: 'before',
			},
			afterAlt: alt('One printed list of doughs.'),
			caption: caption('The same evening, before and after.'),
		},
		content: 'nothing',
	},
	Figures: { about: 'Results in large figures.', attributes: {}, content: ['Value'] },
	Value: {
		about: 'One result, written as the language writes it.',
		attributes: {
			what: words('Time to collect the orders', 'What was measured, in a few words.'),
			before: { ...words('40', 'Figure before the work.'), optional: true },
			after: words('5', 'Figure after the work.'),
			unit: { ...words('minutes', 'Unit of both figures.'), optional: true },
		},
		content: 'nothing',
		inside: 'Figures',
	},
	Decision: {
		about: 'A decision with its reasons, which stand inside as paragraphs.',
		attributes: {
			title: words('Orders close at nine in the evening', 'What was decided.'),
			instead: { ...words('Orders at any time', 'What was not chosen.'), optional: true },
		},
		content: 'text',
	},
	Quote: {
		about: 'Words of somebody else, one paragraph.',
		attributes: { by: words('the baker', 'Whose words they are: a role, never a name.') },
		content: 'text',
	},
	Aside: {
		about: 'A short paragraph beside the text.',
		attributes: {},
		content: 'text',
	},
	Video: {
		about: 'A video, loaded when it is started.',
		attributes: {
			file: {
				pattern: /^(?:https:\/\/\S+|\/?[a-z0-9][\w./-]*\.(?:webm|mp4))$/i,
				example: 'projects/bakery/order.webm',
				about: 'File of the folder public, named from there, or an https address.',
				refersTo: 'file',
			},
			poster: picture('projects/bakery/order.webp', 'Picture shown before the video starts'),
			alt: alt('A hand orders two loaves on a telephone.'),
			caption: caption('From the first tap to the number of the order.'),
		},
		content: 'nothing',
	},
	Code: {
		about: 'A piece of code, at most twelve lines between two lines of ```, with a caption.',
		attributes: { caption: words('The whole rule for a full oven', 'What the code shows.') },
		content: 'code',
	},
	Scene: {
		about: 'A scene of this site that can be turned, loaded when it is reached.',
		attributes: {
			name: {
				pattern: new RegExp(`^(?:${sceneNames.join('|')})$`),
				example: 'couture',
				about: `Which scene: ${sceneNames.join(', ')}.`,
				words: sceneNames,
			},
			caption: caption('Drag to see the back of the shirt.'),
		},
		content: 'nothing',
	},
} as const satisfies Blocks;

function picture(example: string, about = 'Picture') {
	return {
		pattern: pictureName,
		example,
		about: `${about}: a file inside src/assets, at least 1280 px wide.`,
		refersTo: 'picture',
	} as const satisfies BlockAttribute;
}

function alt(example: string) {
	return words(example, 'What it shows, for visitors who do not see it.');
}

function caption(example: string) {
	const attribute = words(example, 'Short caption below it.');
	return { ...attribute, optional: true } as const satisfies BlockAttribute;
}

function words(example: string, about: string) {
	return { pattern: anyText, example, about } as const satisfies BlockAttribute;
}
