import { readFile } from 'node:fs/promises';
import { readLook } from '#build/look/read-look.ts';
import { cutLetters, packFont } from './cut-letters.ts';
import { displayFile } from './display-face.ts';
import { displayWeight, loadDisplayFont, setLine } from './display-font.ts';
import { emptyNames } from './empty-names.ts';
import { cutOwnFont } from './own-font.ts';
import { toUnicodeRange } from './text-sets.ts';

/** Tables for hints and for ligatures, and those for kerning. */
const unneeded = ['GSUB', 'STAT', 'gasp', 'prep'];
const kerningTables = ['GPOS', 'GDEF'];
/** Half a pixel in the largest heading, which is too small to see: kerning that moves no letter further is left out. */
const leastShiftEm = 0.01;
const known = new Map<string, Promise<string>>();

/** The `@font-face` rules for the family `Display` with just the letters of a text; letters that it lacks stay out. No letters have no rule: browsers refuse an empty font. */
export async function cutFont(text: string): Promise<string> {
	if (text === '') return '';
	const letters = [...new Set(text)].sort().join('');
	const drop = (await isKerned(text)) ? unneeded : [...unneeded, ...kerningTables];
	const { titleFont } = readLook();
	const key = `${titleFont} ${letters} ${drop}`;
	const rules =
		known.get(key) ?? (titleFont ? cutOwn(titleFont, letters, drop) : cut(letters, drop));
	known.set(key, rules);
	return rules;
}

async function cut(letters: string, dropTables: string[]): Promise<string> {
	const font = await cutLetters(await readFile(displayFile), letters, {
		targetFormat: 'truetype',
		noLayoutClosure: true,
		dropTables,
	});
	return toRule(font);
}

/** The font of the author has a file for each script, and so has the heading; a browser that knows no ranges for them takes the last file alone. */
async function cutOwn(titleFont: string, letters: string, dropTables: string[]): Promise<string> {
	const cuts = await cutOwnFont(titleFont, letters, displayWeight, dropTables);
	return (
		await Promise.all(
			cuts.map(({ data, letters }) => toRule(data, `;unicode-range:${toUnicodeRange(letters)}`)),
		)
	).join('');
}

/** Without its weight Firefox takes the face for a regular one, makes it bold again, and so wider than it was measured. */
async function toRule(font: Buffer, range = ''): Promise<string> {
	const packed = await packFont(emptyNames(font));
	return `@font-face{font-family:Display;font-weight:${displayWeight};src:url(data:font/woff2;base64,${packed.toString('base64')})${range}}`;
}

async function isKerned(text: string): Promise<boolean> {
	const font = await loadDisplayFont(text);
	const apart = setLine(font, text, false);
	return setLine(font, text).some(
		({ xAdvance = 0 }, index) =>
			Math.abs(xAdvance - (apart[index]?.xAdvance ?? 0)) >= leastShiftEm * font.face.upem,
	);
}
