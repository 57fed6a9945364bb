import { Blob, Face, Font } from 'harfbuzzjs';

/** The ten digits as paths. Units are those of the font, y grows upwards, and all digits are equally wide. */
export interface DigitOutlines {
	unitsPerEm: number;
	advance: number;
	/** The path data of 0 to 9. */
	outlines: string[];
}

/** @param data a static font */
export function toDigitOutlines(data: Buffer): DigitOutlines {
	const face = new Face(new Blob(data));
	const font = new Font(face);
	const { upem } = face;
	font.setScale(upem, upem);
	const glyphs = [...'0123456789'].map((digit) => font.nominalGlyph(digit.charCodeAt(0)) ?? 0);
	return {
		unitsPerEm: upem,
		advance: Math.round(font.glyphHAdvance(glyphs[0] ?? 0)),
		outlines: glyphs.map((glyph) =>
			font
				.glyphToJson(glyph)
				.map(({ type, values }) => type + values.map(Math.round).join(' '))
				.join(''),
		),
	};
}
