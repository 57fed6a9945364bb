import { sceneTools } from '#tools/tool-list.ts';
import type { BlockAttribute, Blocks } from './block.ts';
import { pictureName } from './picture.ts';

const anyText = /\S/;

const sceneNames = Object.keys(sceneTools);

/** The blocks that a case study may contain besides Markdown. */
export const caseStudyBlocks = {
	Figure: {
		about: 'A picture with a caption. A click shows it larger.',
		attributes: {
			picture: picture('projects/bakery/order-page.webp'),
			alt: alt('An order page with six loaves and a field for the collection time.'),
			caption: caption('An order takes three taps and no account.'),
			wide: {
				pattern: /^yes$/,
				example: 'yes',
				about: 'Makes the picture wider than the text.',
				words: ['yes'],
				optional: true,
			},
		},
		content: 'nothing',
	},
	Gallery: { about: 'Several pictures side by side.', attributes: {}, content: ['Figure'] },
	Compare: {
		about: 'Two pictures of the same size, before and after, with a slider between them.',
		attributes: {
			before: picture('projects/bakery/messages.webp', 'Picture from before the work,'),
			beforeAlt: alt('Forty unread messages on a phone.'),
			after: {
				...picture('projects/bakery/dough-list.webp', 'Picture from after the work,'),
				sameSizeAs: 'before',
			},
			afterAlt: alt('One printed production list.'),
			caption: caption('The same evening, before and after.'),
		},
		content: 'nothing',
	},
	Figures: { about: 'Results in large digits.', attributes: {}, content: ['Value'] },
	Value: {
		about: 'One result. Its numbers follow the language of the file.',
		attributes: {
			what: words('Time to collect the orders', 'What was measured, in a few words.'),
			before: { ...words('40', 'Value before the work.'), optional: true },
			after: words('5', 'Value after the work.'),
			unit: { ...words('minutes', 'Unit of both values.'), optional: true },
		},
		content: 'nothing',
		inside: 'Figures',
	},
	Decision: {
		about: 'A decision. Its content, one or more paragraphs, gives the reasons.',
		attributes: {
			title: words('Orders close at nine in the evening', 'What was decided.'),
			instead: {
				...words('Orders at any time', 'The alternative that was rejected.'),
				optional: true,
			},
		},
		content: 'text',
	},
	Quote: {
		about: 'A quotation, one paragraph.',
		attributes: { by: words('the baker', 'Who is quoted: a role, never a name.') },
		content: 'text',
	},
	Aside: {
		about: 'A short paragraph beside the text.',
		attributes: {},
		content: 'text',
	},
	Video: {
		about: 'A video. It is loaded when the visitor starts it.',
		attributes: {
			file: {
				pattern: /^(?:https:\/\/\S+|\/?[a-z0-9][\w./-]*\.(?:webm|mp4))$/i,
				example: 'projects/bakery/order.webm',
				about: 'Path of a file inside the folder public, or an https address.',
				refersTo: 'file',
			},
			poster: picture('projects/bakery/order.webp', 'Picture shown before the video starts,'),
			alt: alt('A hand orders two loaves on a phone.'),
			caption: caption('From the first tap to the order number.'),
		},
		content: 'nothing',
	},
	Code: {
		about: 'Code of at most twelve lines, between two lines of ```, with a caption.',
		attributes: { caption: words('The complete rule for a full oven.', 'What the code shows.') },
		content: 'code',
	},
	...(sceneNames.length > 0 && { Scene: toSceneBlock() }),
} as const satisfies Blocks;

function toSceneBlock() {
	return {
		about:
			'A 3D scene from this site that visitors can rotate. Its picture is there at once; the scene is loaded when they point at it, tap it or reach it with the keyboard.',
		attributes: {
			name: {
				pattern: new RegExp(`^(?:${sceneNames.join('|')})$`),
				example: sceneNames[0] ?? '',
				about: `Which scene: ${sceneNames.join(', ')}.`,
				words: sceneNames,
				refersTo: 'scene',
			},
			caption: caption('Drag to see the back of the shirt.'),
		},
		content: 'nothing',
	} as const satisfies Blocks[string];
}

function picture(example: string, about = 'Picture') {
	return {
		pattern: pictureName,
		example,
		about: `${about} in src/assets, at least 1280 px wide.`,
		refersTo: 'picture',
	} as const satisfies BlockAttribute;
}

function alt(example: string) {
	return words(example, 'What the picture shows, for visitors who cannot see it.');
}

function caption(example: string) {
	const attribute = words(example, 'Short caption.');
	return { ...attribute, optional: true } as const satisfies BlockAttribute;
}

function words(example: string, about: string) {
	return { pattern: anyText, example, about } as const satisfies BlockAttribute;
}
