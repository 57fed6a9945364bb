import type { Node, Renderer } from '@takumi-rs/core';
import { measure, repeat } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';
import { fitText } from '../fit-text.ts';
import { column, row, text } from '../nodes.ts';
import { type Colours, ink, quietInk, toColours } from './colours.ts';
import type { Paper } from './paper.ts';
import {
	height,
	place,
	stitched,
	toField,
	toLabel,
	toSampleLine,
	toSeal,
	toSheet,
	toSignature,
	width,
} from './parts.ts';

const cell = 5;
const [left, right] = [130, 1070];
const space = right - left;

/** Diploma of a university or academy, in Ukrainian: two rows of rhombi, everything on the middle axis. */
export async function drawAcademic(renderer: Renderer, paper: Paper): Promise<Node> {
	const colours = toColours(paper.kind);
	const isDegree = paper.kind === 'university';
	const heading = isDegree ? paper.grade : 'Свідоцтво';
	const large = await fitText(renderer, [84, 72, 62, 54], [space, 100], (fontSize) =>
		text(heading, {
			fontFamily: 'Unbounded',
			fontWeight: 700,
			fontSize,
			lineHeight: 1.1,
			letterSpacing: '-0.02em',
			textAlign: 'center',
			width: space,
			color: colours.accent,
		}),
	);
	const subject = await fitText(renderer, [34, 30, 27], [space - 80, 92], (fontSize) =>
		text(isDegree ? `«${paper.programme}»` : `«${paper.title}»`, {
			fontSize,
			fontWeight: 600,
			lineHeight: 1.3,
			textAlign: 'center',
			width: space - 80,
		}),
	);
	const done = isDegree
		? `у\u00a0${paper.date.match(/\d{4}/)} році здобув повну вищу освіту за\u00a0спеціальністю`
		: 'успішно закінчив курс';
	return toSheet([
		...toBands(colours),
		column(place(left, 142, { width: space, alignItems: 'center' }), [
			text(paper.issuer, { fontSize: 27, fontWeight: 600 }),
			column({ marginTop: 18, marginBottom: 14 }, [large]),
			toLabel(paper.number, quietInk),
			text('засвідчує, що', { marginTop: 26, color: quietInk }),
			text(paper.holder, { marginTop: 6, fontSize: 46, fontWeight: 500, color: ink }),
			text(done, { marginTop: 6, marginBottom: 12, color: quietInk }),
			subject,
		]),
		row(place(left, 592, { width: space, justifyContent: 'space-between' }), [
			isDegree
				? toField('Дата видачі', paper.date, { width: 330 })
				: row({ gap: 12, width: 380 }, [
						toField('Оцінка', paper.grade, { width: 138 }),
						toField('Дата', paper.date, { width: 230 }),
					]),
			toField(isDegree ? 'Ректор' : 'Директор', '', { width: 330 }),
		]),
		toSignature(paper.issuer, place(right - 250, 618)),
		toSeal(colours, place((width - 152) / 2, 560)),
		toSampleLine(paper, place(left, 702)),
	]);
}

/** The ornament from edge to edge, above and below. */
export function toBands(colours: Colours): Node[] {
	const band = repeat(divider, 9);
	const size = measure(band);
	const start = (width - size.width * cell) / 2;
	return [26, height - 26 - size.height * cell].map((top) => ({
		type: 'container',
		style: place(0, top, { width, height: size.height * cell, overflow: 'hidden' }),
		children: [stitched(band, colours, cell, place(start, 0))],
	}));
}
