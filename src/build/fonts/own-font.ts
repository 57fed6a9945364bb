import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import { cutLetters } from './cut-letters.ts';
import { type FontPackage, pickLetters, readFontPackage } from './font-package.ts';

/** The letters of a text that one file has, in one weight, as a font of its own. */
export interface CutFont {
	/** The script, as the package names it. */
	script: string;
	letters: string;
	/** TrueType. */
	data: Buffer;
}

/** Scripts whose letters are side by side. Those of the others are joined or stacked by tables for ligatures and marks. */
const plainScripts = /^(?:latin|cyrillic|greek|vietnamese|georgian|armenian)(?:-ext)?$/;

/** One font for each script that a text needs. `dropTables` names tables that scripts of plain letters do without. */
export async function cutOwnFont(
	name: string,
	text: string,
	weight: number,
	dropTables: string[] = [],
): Promise<CutFont[]> {
	const font = readFontPackage(name);
	const cuts: CutFont[] = [];
	let rest = text;
	for (const { name: script, range, toFile } of font.scripts) {
		const letters = pickLetters(rest, range);
		if (letters.trim() === '') continue;
		const data = await cutLetters(await readFile(toFile(weight)), letters, {
			targetFormat: 'truetype',
			dropTables: plainScripts.test(script) ? dropTables : [],
			...toAxes(font, weight),
		});
		cuts.push({ script, letters, data });
		rest = [...rest].filter((letter) => letter === ' ' || !letters.includes(letter)).join('');
	}
	return cuts;
}

/** Width of a text in em, without kerning; characters that the fonts lack do not count. */
export async function measureText(fonts: readonly CutFont[], text: string): Promise<number> {
	const loaded = fonts.map(({ letters, data }) => ({ letters, font: loadFont(data) }));
	let width = 0;
	for (const letter of text) {
		const font = loaded.find(({ letters }) => letters.includes(letter))?.font;
		const glyph = font?.nominalGlyph(letter.codePointAt(0) ?? 0);
		if (font && glyph) width += font.glyphHAdvance(glyph) / font.face.upem;
	}
	return width;
}

export function loadFont(data: Uint8Array): Font {
	const face = new Face(new Blob(data));
	const font = new Font(face);
	font.setScale(face.upem, face.upem);
	return font;
}

/** Ascent and descent in em, as the table `hhea` of a TrueType font has them. */
export function readLineMetrics(font: Buffer): { ascent: number; descent: number } {
	const [head, hhea] = [findTable(font, 'head'), findTable(font, 'hhea')];
	const unitsPerEm = font.readUInt16BE(head + 18);
	return {
		ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
		descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
	};
}

function findTable(font: Buffer, tag: string): number {
	for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
		if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
	}
	throw new Error(`The font has no table "${tag}".`);
}

function toAxes({ variable }: FontPackage, weight: number) {
	return variable ? { variationAxes: { wght: weight } } : {};
}
