import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { loadFont } from '#build/fonts/own-font.ts';
import { textSets } from '#build/fonts/text-sets.ts';

// The monospaced fonts of devices, such as Courier New, Liberation Mono and SF Mono, are 0.6 em wide.
test.each(Object.entries(textSets))(
	'labels in %s have all letters but the sign of the hryvnia, each 0.6 em wide',
	async (name, letters) => {
		const packed = readFileSync(`src/assets/fonts/mono-${name}.woff2`);
		const font = loadFont(await fontverter.convert(packed, 'truetype'));
		const isSet = (letter: string) => {
			const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
			return glyph && font.glyphHAdvance(glyph) / font.face.upem === 0.6;
		};
		expect([...letters].filter((letter) => !isSet(letter)).join('')).toBe('₴');
	},
);
