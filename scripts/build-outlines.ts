import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';

/**
 * Writes the outlines of the letters that 3D lines may need to `public/fonts/onest-outlines.json`, from
 * the font that canvases use: `npm run fonts` makes that one first. Units are those of the font.
 */
const source = 'public/fonts/onest-600.ttf';
const result = 'public/fonts/onest-outlines.json';

const face = new Face(new Blob(readFileSync(source)));
const font = new Font(face);
const { upem } = face;
font.setScale(upem, upem);

const glyphs: Record<string, [advance: number, outline: string]> = {};
for (const code of [...face.collectUnicodes()].sort((a, b) => a - b)) {
	const glyph = font.nominalGlyph(code);
	if (glyph === undefined || glyph === 0) continue;
	const outline = font
		.glyphToJson(glyph)
		.map(({ type, values }) => type + values.map(Math.round).join(' '))
		.join('');
	glyphs[String.fromCodePoint(code)] = [Math.round(font.glyphHAdvance(glyph)), outline];
}

writeFileSync(result, `${JSON.stringify({ unitsPerEm: upem, glyphs })}\n`);
console.log(`${result}: ${Object.keys(glyphs).length} letters, ${statSync(result).size} B`);
