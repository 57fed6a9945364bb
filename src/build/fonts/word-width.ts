import { readFile } from 'node:fs/promises';
import { Blob, Face, Feature, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { displayFile } from './display-face.ts';

/** A character that the display font lacks comes from a font of the device: hardly any letter is wider than this. */
const strangeLetterEm = 1;

let loaded: Promise<Font> | undefined;

/**
 * Width of the widest word of a text in the display face, in em, with kerning. A line may also break after a hyphen.
 *
 * @example await measureWidestWord('Maksym Zrazok') // 4.79
 */
export async function measureWidestWord(text: string): Promise<number> {
	const words = text.split(/\s+|(?<=-)/);
	return Math.max(0, ...(await Promise.all(words.map(measureWord))));
}

async function measureWord(word: string): Promise<number> {
	const font = await loadFont();
	const run = new Run();
	run.addText(word);
	run.guessSegmentProperties();
	// The cut font of a heading has kerning and no ligatures.
	shape(font, run, [new Feature('liga', 0)]);
	const strange = strangeLetterEm * font.face.upem;
	const units = run
		.getGlyphInfosAndPositions()
		.reduce((sum, { codepoint, xAdvance = 0 }) => sum + (codepoint === 0 ? strange : xAdvance), 0);
	return units / font.face.upem;
}

function loadFont(): Promise<Font> {
	loaded ??= readFile(displayFile).then((data) => new Font(new Face(new Blob(data))));
	return loaded;
}
