import { z } from 'zod';
import { colourPattern, parseColour } from '#lib/look/colour.ts';
import {
	getLeastContrast,
	isAccent,
	isMarker,
	textContrast,
	toNearestAccent,
	toNearestMarker,
} from '#lib/look/contrast.ts';
import { lightGrounds, markerInk } from '#lib/look/house.ts';
import { fontPackage, ornamentNames, papers } from '#lib/look/look.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { choice } from './text.ts';

export const lookExample = { accent: '#8a1c4a', marker: '#f3c443' };
const toLookError = absentOrWrong(
	'look',
	'a group of fields',
	`Write a group such as ${JSON.stringify(lookExample)}, or delete the line.`,
);
const ornaments = ornamentNames.map((name) => JSON.stringify(name)).join(', ');
const toOrnamentError = absentOrWrong(
	'pattern',
	'false or a known pattern',
	`Write false for none, or one of: ${ornaments}.`,
);

/** How the site looks. Every field is optional; without it the site has the look of the house. */
export const lookSchema = record(
	{
		accent: colour({
			noun: 'accent',
			example: '#8a1c4a',
			accepts: isAccent,
			toNearest: toNearestAccent,
			grounds: lightGrounds,
			reason: 'Links and headings in this colour are hard to read on light paper',
		})
			.optional()
			.describe(
				'Colour of links, buttons, headings in PDFs, and of the icon: #rrggbb or oklch(lightness chroma hue), for example oklch(41% 0.19 264). On the light ground its contrast is at least 7:1; the colours of the dark theme, of PDFs, preview images and icons follow from it. Without it, cobalt blue.',
			),
		marker: colour({
			noun: 'marker',
			example: '#f3c443',
			accepts: isMarker,
			toNearest: toNearestMarker,
			grounds: [markerInk],
			reason: 'Dark text on a mark in this colour is hard to read',
		})
			.optional()
			.describe(
				'Colour behind what is marked, such as a match of the search: #rrggbb or oklch(lightness chroma hue). The contrast of dark text on it is at least 7:1. Without it, wheat yellow.',
			),
		textFont: font('font of texts', '@fontsource-variable/manrope')
			.optional()
			.describe(
				'Font of texts: a package of Fontsource that is installed (fontsource.org lists them), for example "@fontsource-variable/manrope". Without it, Onest.',
			),
		titleFont: font('font of titles', '@fontsource-variable/playfair-display')
			.optional()
			.describe(
				'Font of titles and of the name: a package of Fontsource that is installed, for example "@fontsource-variable/playfair-display". Without it, Unbounded.',
			),
		ornament: z
			.union([z.literal(false, { error: toOrnamentError }), choice('pattern', ornamentNames)], {
				error: toOrnamentError,
			})
			.optional()
			.meta({
				description:
					'Pattern of stitches on the pages, preview images and PDFs. "sections" gives each section a pattern of its own, the others are the same on all pages; false leaves all patterns out. Without it, "sections".',
				examples: ['stars'],
			}),
		paper: choice('paper', Object.keys(papers) as (keyof typeof papers)[])
			.optional()
			.describe(
				'Paper of the PDFs and of printed pages: "a4" (210 × 297 mm) or "letter" (8.5 × 11 inches). Without it, "a4".',
			),
	},
	toLookError,
);

function font(noun: string, example: string) {
	const error = absentOrWrong(
		noun,
		'a package of Fontsource',
		`Write its full name, for example ${JSON.stringify(example)}.`,
	);
	return z
		.string({ error })
		.regex(fontPackage, { error })
		.meta({ examples: [example] });
}

interface ColourRule {
	noun: string;
	example: string;
	accepts: (colour: NonNullable<ReturnType<typeof parseColour>>) => boolean;
	toNearest: (text: string) => string | undefined;
	grounds: typeof lightGrounds;
	/** What a reader loses if the contrast is too low. */
	reason: string;
}

/** A colour with enough contrast; otherwise the message names the nearest one that has it. */
function colour({ noun, example, accepts, toNearest, grounds, reason }: ColourRule) {
	const error = absentOrWrong(
		noun,
		'a colour',
		`Write # and six digits from 0 to f, for example "${example}", or a text such as "oklch(41% 0.19 264)".`,
	);
	return z
		.string({ error })
		.regex(colourPattern, { error })
		.superRefine((text, context) => {
			const value = parseColour(text);
			if (value === undefined || accepts(value)) return;
			const contrast = getLeastContrast(value, grounds);
			context.addIssue({
				code: 'custom',
				message: `${reason}: the contrast of "${text}" is ${toRatio(contrast)}, and the site needs ${textContrast}:1. The nearest colour that reaches it is "${toNearest(text)}".`,
			});
		})
		.meta({ examples: [example] });
}

/** Rounded down, so that 6.99 is not shown as the 7 that it lacks. @example toRatio(6.99) // '6.9:1' */
function toRatio(contrast: number): string {
	return `${Math.floor(contrast * 10) / 10}:1`;
}
