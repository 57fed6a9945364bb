import type { Node, Renderer } from '@takumi-rs/core';
import { repeat } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';
import { fitText } from '../fit-text.ts';
import { turn } from '../frame.ts';
import { column, row, text } from '../nodes.ts';
import { quietInk, toColours } from './colours.ts';
import type { Paper } from './paper.ts';
import {
	height,
	place,
	stitched,
	toField,
	toIssuer,
	toLabel,
	toSampleLine,
	toSheet,
	toSignature,
} from './parts.ts';

const words = {
	en: {
		heading: 'Certificate of language study',
		certifies: 'We confirm that',
		done: 'studied with us and reached the result below.',
		level: 'Level',
		number: 'No.',
		grade: 'Result',
		date: 'Date',
		director: 'Director of studies',
	},
	es: {
		heading: 'Certificado de idioma',
		certifies: 'Certificamos que',
		done: 'ha superado el curso con el resultado que se indica.',
		level: 'Nivel',
		number: 'N.º',
		grade: 'Resultado',
		date: 'Fecha',
		director: 'Jefatura de estudios',
	},
} as const;

const panel = 236;
const cell = 8;
const [left, right] = [panel + 76, 1124];

/** Certificate of a language school: a coloured panel with the ornament upright, the words beside it. */
export async function drawSchool(renderer: Renderer, paper: Paper): Promise<Node> {
	const t = paper.locale === 'es' ? words.es : words.en;
	const { accent } = toColours(paper.kind);
	const space = right - left;
	const title = await fitText(renderer, [52, 46, 40, 35, 31], [space, 174], (fontSize) =>
		text(paper.title, {
			fontFamily: 'Unbounded',
			fontWeight: 500,
			fontSize,
			lineHeight: 1.16,
			letterSpacing: '-0.02em',
			textWrap: 'balance',
			width: space,
		}),
	);
	const ornament = turn(repeat(divider, 4));
	const ornamentWidth = (ornament[0]?.length ?? 0) * cell;
	const number = /\d/.test(paper.number)
		? `${t.number} ${paper.number}`
		: `${t.level}: ${paper.number}`;
	return toSheet([
		{
			type: 'container',
			style: place(0, 0, { width: panel, height, backgroundColor: accent, overflow: 'hidden' }),
			children: [
				stitched(
					ornament,
					{ accent: '#fbf8f1', second: '#eebf55' },
					cell,
					place((panel - ornamentWidth) / 2, (height - ornament.length * cell) / 2),
				),
			],
		},
		row(place(left, 72, { width: space, justifyContent: 'space-between', alignItems: 'center' }), [
			toIssuer(paper.issuer, { accent, second: '#d89a1c' }),
			toLabel(number),
		]),
		column(place(left, 186, { width: space, gap: 22 }), [toLabel(t.heading, accent), title]),
		column(place(left, 440, { width: space, gap: 8 }), [
			text(t.certifies, { color: quietInk }),
			text(paper.holder, { fontSize: 42, fontWeight: 500, letterSpacing: '-0.01em' }),
			text(t.done, { color: quietInk }),
		]),
		row(place(left, 632, { width: space, gap: 28 }), [
			toField(t.grade, paper.grade, { width: 300 }),
			toField(t.date, paper.date, { width: 228 }),
			toField(t.director, '', { width: 228 }),
		]),
		toSignature(paper.issuer, place(right - 228, 664)),
		toSampleLine(paper, place(left, 772)),
	]);
}
