import type { Colour } from '#tools/design/colour.ts';
import { drawLine, type Mark } from './drawing.ts';
import type { Point } from './piece.ts';

/** Edge in millimetres of the square by which one checks that a print has its real size. */
const testSquare = 50;

const width = 190;
const titleSize = 7;
const size = 4;
const lineHeight = 6.5;
const swatch = 5;

/** What the maker of the garment reads first. */
export interface Legend {
	title: string;
	/** Paragraphs, in order. */
	lines: readonly string[];
	/** The dye of each part, with its words. */
	swatches: readonly { colour: Colour; words: string }[];
	/** Beside the test square. */
	square: string;
}

/** The block of words with the test square, at its own coordinates. */
export function drawLegend({ title, lines, swatches, square }: Legend): Mark[] {
	const marks: Mark[] = [
		{ kind: 'words', text: title, at: [0, titleSize], size: titleSize, from: 'start' },
	];
	let y = titleSize + 4;
	marks.push(drawLine('cutting', toSquare(y, testSquare), true));
	for (const [number, words] of wrap(square, width - testSquare - 5).entries())
		marks.push(write(words, testSquare + 5, y + lineHeight * (number + 1)));
	y += testSquare + 2;
	for (const line of lines)
		for (const words of wrap(line, width)) {
			y += lineHeight;
			marks.push(write(words, 0, y));
		}
	for (const { colour, words } of swatches) {
		y += lineHeight;
		const points = toSquare(y - swatch + 1, swatch);
		marks.push(
			{ kind: 'area', points, colour },
			drawLine('rule', points, true),
			write(words, swatch + 3, y),
		);
	}
	return marks;
}

/** Corners of a square at the left edge. */
function toSquare(top: number, side: number): Point[] {
	return [
		[0, top],
		[side, top],
		[side, top + side],
		[0, top + side],
	];
}

function write(text: string, x: number, y: number): Mark {
	return { kind: 'words', text, at: [x, y], size, from: 'start' };
}

/** Lines of a paragraph; letters are taken as wide as most are. */
function wrap(text: string, room: number): string[] {
	const most = Math.floor(room / (size * 0.56));
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (longer.length > most && line !== '') {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
