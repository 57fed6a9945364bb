import { readFile } from 'node:fs/promises';
import { Blob, Face, Feature, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { displayFile } from './display-face.ts';

let loaded: Promise<Font> | undefined;

export function loadDisplayFont(): Promise<Font> {
	loaded ??= readFile(displayFile).then((data) => new Font(new Face(new Blob(data))));
	return loaded;
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
