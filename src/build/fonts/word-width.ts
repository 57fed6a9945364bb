import { loadDisplayFont, setLine } from './display-font.ts';

/** A character that the display font lacks comes from a font of the device: hardly any letter is wider than this. */
const strangeLetterEm = 1;

/**
 * Width of the widest word of a text in the display face, in em, with kerning. A line may also break after a hyphen.
 *
 * @example await measureWidestWord('Maksym Zrazok') // 4.79
 */
export async function measureWidestWord(text: string): Promise<number> {
	const words = text.split(/\s+|(?<=-)/);
	return Math.max(0, ...(await Promise.all(words.map(measureLine))));
}

/** Width of a text in one line in the display face, in em, with kerning. */
export async function measureLine(text: string): Promise<number> {
	const font = await loadDisplayFont(text);
	const strange = strangeLetterEm * font.face.upem;
	const units = setLine(font, text).reduce(
		(sum, { codepoint, xAdvance = 0 }) => sum + (codepoint === 0 ? strange : xAdvance),
		0,
	);
	return units / font.face.upem;
}
