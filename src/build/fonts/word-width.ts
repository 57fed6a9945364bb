import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Blob, Face, Feature, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import { displayFile, displayWeight, type Script, scriptOf } from './display-face.ts';

/** A letter that the display face lacks is taken from a face of the machine: hardly any letter is wider than this. */
const strangeLetterEm = 1;

const fonts = new Map<Script, Promise<Font>>();

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
	const runs = [...word].reduce<{ script: Script | undefined; letters: string }[]>(
		(all, letter) => {
			const script = scriptOf(letter);
			const last = all.at(-1);
			if (last && last.script === script) last.letters += letter;
			else all.push({ script, letters: letter });
			return all;
		},
		[],
	);
	const widths = await Promise.all(
		runs.map(({ script, letters }) =>
			script ? measureRun(script, letters) : [...letters].length * strangeLetterEm,
		),
	);
	return widths.reduce((sum, width) => sum + width, 0);
}

async function measureRun(script: Script, letters: string): Promise<number> {
	const font = await loadFont(script);
	const run = new Run();
	run.addText(letters);
	run.guessSegmentProperties();
	// The cut font of a heading has kerning and no ligatures.
	shape(font, run, [new Feature('liga', 0)]);
	const units = run
		.getGlyphInfosAndPositions()
		.reduce(
			(sum, { codepoint, xAdvance = 0 }) => sum + (codepoint === 0 ? font.face.upem : xAdvance),
			0,
		);
	return units / font.face.upem;
}

function loadFont(script: Script): Promise<Font> {
	const loaded =
		fonts.get(script) ??
		readFile(displayFile(script))
			.then((packed) => fontverter.convert(packed, 'truetype'))
			.then((data) => {
				const font = new Font(new Face(new Blob(data)));
				font.setVariations([new Variation('wght', displayWeight)]);
				return font;
			});
	fonts.set(script, loaded);
	return loaded;
}
