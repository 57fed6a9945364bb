import { readFile } from 'node:fs/promises';
import { Feature, type Font, Buffer as Run, shape } from 'harfbuzzjs';
import { readLook } from '#build/look/read-look.ts';
import { displayFile } from './display-face.ts';
import { pickLetters, readFontPackage } from './font-package.ts';
import { cutOwnFont, loadFont } from './own-font.ts';

const loaded = new Map<string, Promise<Font>>();

/** The weight of titles. */
export const displayWeight = 600;

/** The font of a title. That of the author has one file for each script: the one with most of its letters. */
export function loadDisplayFont(text: string): Promise<Font> {
	const { titleFont } = readLook();
	const script = titleFont ? findMainScript(titleFont, text) : '';
	const key = `${titleFont} ${script}`;
	const font = loaded.get(key) ?? load(titleFont, script);
	loaded.set(key, font);
	return font;
}

async function load(titleFont: string | undefined, script: string): Promise<Font> {
	if (titleFont === undefined) return loadFont(await readFile(displayFile));
	const range = readFontPackage(titleFont).scripts.find(({ name }) => name === script)?.range ?? '';
	const [cut] = await cutOwnFont(titleFont, pickLetters(everyLetter, range), displayWeight);
	if (cut === undefined) throw new Error(`"${titleFont}" has no letters of "${script}".`);
	return loadFont(cut.data);
}

/** The first planes of Unicode that titles are written in. */
const everyLetter = String.fromCodePoint(
	...Array.from({ length: 0x700 - 0x20 }, (_, i) => 0x20 + i),
);

function findMainScript(titleFont: string, text: string): string {
	const { scripts } = readFontPackage(titleFont);
	const counts = scripts.map(({ name, range }) => ({
		name,
		count: pickLetters(text, range).length,
	}));
	return counts.toSorted((one, other) => other.count - one.count)[0]?.name ?? 'latin';
}

/** The glyphs of a line, set without ligatures. Advances are in units of the font. */
export function setLine(font: Font, text: string, kerning = true) {
	const run = new Run();
	run.addText(text);
	run.guessSegmentProperties();
	const off = kerning ? ['liga'] : ['liga', 'kern'];
	shape(
		font,
		run,
		off.map((name) => new Feature(name, 0)),
	);
	return run.getGlyphInfosAndPositions();
}
