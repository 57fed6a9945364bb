import type { Node, Renderer } from '@takumi-rs/core';
import { fitText } from '../fit-text.ts';
import { column, row, text } from '../nodes.ts';
import { quietInk, toColours } from './colours.ts';
import type { Paper } from './paper.ts';
import {
	place,
	toBorder,
	toField,
	toIssuer,
	toLabel,
	toSampleLine,
	toSeal,
	toSheet,
	toSignature,
} from './parts.ts';

const [left, right] = [130, 1070];
const space = right - left;

/** Certificate of one course: a stitched border, the title large, everything on one left edge. */
export async function drawCourse(renderer: Renderer, paper: Paper): Promise<Node> {
	const colours = toColours(paper.kind);
	const isProgramme = paper.kind === 'provider';
	const title = await fitText(renderer, [54, 48, 42, 37, 33], [space, 124], (fontSize) =>
		text(paper.title, {
			fontFamily: 'Unbounded',
			fontWeight: 600,
			fontSize,
			lineHeight: 1.14,
			letterSpacing: '-0.02em',
			textWrap: 'balance',
			width: space,
		}),
	);
	const heading = isProgramme ? 'Diploma of the programme' : 'Certificate of completion';
	const done = isProgramme
		? 'completed every course of the programme and defended the final project.'
		: 'completed the course and passed its final test.';
	return toSheet([
		toBorder(colours),
		row(place(left, 122, { width: space, justifyContent: 'space-between', alignItems: 'center' }), [
			toIssuer(paper.issuer, colours),
			toLabel(`No. ${paper.number}`),
		]),
		column(place(left, 222, { width: space, gap: 22 }), [toLabel(heading, colours.accent), title]),
		column(place(left, 424, { width: space, gap: 8 }), [
			text('This is to certify that', { fontSize: 22, color: quietInk }),
			text(paper.holder, { fontSize: 42, fontWeight: 500, letterSpacing: '-0.01em' }),
			text(done, { fontSize: 22, color: quietInk }),
		]),
		row(place(left, 606, { width: 730, gap: 28 }), [
			toField('Result', paper.grade, { width: 225 }),
			toField('Date of issue', paper.date, { width: 225 }),
			toField('Head of studies', '', { width: 225 }),
		]),
		toSignature(paper.issuer, place(left + 516, 636)),
		toSeal(colours, place(right - 152, 580)),
		toSampleLine(paper, place(left, 740)),
	]);
}
