import type { Node } from '@takumi-rs/core';
import { logoSvg, measure, type Pattern, stitchSvg } from '#lib/stitch.ts';
import { border, cardBack } from '#lib/stitch-patterns.ts';
import { toFrame } from '../frame.ts';
import { column, hairline, picture, type Style, text } from '../nodes.ts';
import { type Colours, ink, line, quietInk, sheet } from './colours.ts';
import type { Paper } from './paper.ts';

export const [width, height] = [1200, 848];
const sampleWords = {
	en: 'Sample document',
	uk: 'Зразок документа',
	es: 'Documento de muestra',
} as const;

/** The sheet with its background, everything else placed on it. */
export function toSheet(children: Node[], style: Style = {}): Node {
	return column(
		{
			position: 'relative',
			width,
			height,
			backgroundColor: sheet,
			color: ink,
			fontFamily: 'Onest',
			fontSize: 22,
			...style,
		},
		children,
	);
}

export function place(left: number, top: number, style: Style = {}): Style {
	return { position: 'absolute', left, top, ...style };
}

/** A stitched drawing whose cells are `cell` pixels. */
export function stitched(
	pattern: Pattern,
	{ accent, second }: Colours,
	cell: number,
	style: Style = {},
): Node {
	const size = measure(pattern);
	const svg = stitchSvg(pattern, { threads: { x: accent, o: second }, cell });
	return picture(svg, size.width * cell, size.height * cell, style);
}

const frame = toFrame(border, 18, 12);
const frameCell = 5;

/** The stitched border round the sheet. */
export function toBorder(colours: Colours): Node {
	const size = measure(frame);
	const left = Math.floor((width - size.width * frameCell) / 2);
	const top = Math.floor((height - size.height * frameCell) / 2);
	return stitched(frame, colours, frameCell, place(left, top));
}

/** The star in a ring of stitches. */
export function toSeal(colours: Colours, style: Style): Node {
	const cell = 4;
	const size = measure(cardBack).width * cell;
	const ring = 152;
	const dashes = `fill="none" stroke="${colours.accent}" stroke-width="3" stroke-linecap="round" stroke-dasharray="5 6.8"`;
	const circle = `<svg viewBox="0 0 152 152" xmlns="http://www.w3.org/2000/svg"><circle cx="76" cy="76" r="74" ${dashes}/></svg>`;
	const offset = (ring - size) / 2;
	return {
		type: 'container',
		style: { position: 'relative', width: ring, height: ring, flexShrink: 0, ...style },
		children: [
			picture(circle, ring, ring, place(0, 0)),
			stitched(star, colours, cell, place(offset, offset)),
		],
	};
}

/** The middle of the card's back: without the rhombi in its corners, which the ring would cut. */
const star: Pattern = cardBack.map((cells, y) =>
	[...cells]
		.map((thread, x) => (Math.abs(x - 14) + Math.abs(y - 14) <= 16 ? thread : '.'))
		.join(''),
);

export function toLabel(words: string, color: string = quietInk, style: Style = {}): Node {
	return text(words.toLocaleUpperCase('uk'), {
		fontFamily: 'Martian Mono',
		fontSize: 14,
		letterSpacing: '0.12em',
		color,
		...style,
	});
}

/** A label over a value over a hairline: result, date, number. */
export function toField(label: string, value: string, style: Style = {}): Node {
	return column({ gap: 10, flexShrink: 0, ...style }, [
		hairline(line, { marginBottom: 4 }),
		toLabel(label, quietInk, { fontSize: 12 }),
		text(value, { fontSize: 23, fontWeight: 600 }),
	]);
}

/** A signature without a name: a line that a pen could have left. */
export function toSignature(issuer: string, style: Style = {}): Node {
	const strokes = [
		'M6 44C20 8 30 6 32 22S22 58 30 52 46 20 52 24 44 50 54 46 66 26 74 28 68 48 80 44 100 22 112 30 110 46 128 40 160 30 192 34',
		'M8 20C30 4 52 10 44 30S14 58 18 44 60 22 72 28 62 52 76 46 92 18 98 26 92 50 104 46 118 30 126 32 126 46 140 42 172 26 196 28',
		'M10 50C16 18 40 -2 44 14S26 56 36 54 58 8 66 14 50 58 64 52 84 30 90 32 86 48 96 46 112 32 120 36 122 48 136 44 170 38 198 24',
	];
	const stroke = strokes[[...issuer].length % strokes.length] ?? '';
	const svg = `<svg viewBox="0 0 204 64" xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#22357d" stroke-width="2.2" stroke-linecap="round"><path d="${stroke}"/></svg>`;
	return picture(svg, 204, 64, style);
}

/** Issuer with the mark of the house, in its colours. */
export function toIssuer(issuer: string, { accent, second }: Colours, style: Style = {}): Node {
	return {
		type: 'container',
		style: { display: 'flex', alignItems: 'center', gap: 16, ...style },
		children: [
			picture(logoSvg({ top: second, left: accent, right: ink }), 44, 44),
			text(issuer, { fontSize: 25, fontWeight: 600 }),
		],
	};
}

export function toSampleLine({ locale }: Paper, style: Style): Node {
	return toLabel(sampleWords[locale], quietInk, { fontSize: 11, ...style });
}
