import { drawLine, type Mark } from './drawing.ts';
import { bleed, toCuttingLine, toSewingLine } from './outline.ts';
import type { Edge, Piece, Point } from './piece.ts';
import { measureLength, pointAlong, toBox, toSignedArea } from './polyline.ts';

/** Millimetres that notches go into the allowance, and between the two of a pair. */
const notchLength = 6;
const notchGap = 8;
/** Height of letters in millimetres. */
const nameSize = 8;
const smallSize = 4;
const seamSize = 3.5;
const arrow = 6;
const buttonRadius = 5;

/** What is written on a piece. */
export interface PieceWords {
	name: string;
	/** How often it is cut, and of which cloth. */
	cut: string;
}

/** Everything that is drawn of one piece, at the piece's own coordinates; `painted` shows its dye and prints. */
export function drawPiece(piece: Piece, words: PieceWords, painted: boolean): Mark[] {
	const outline = toSewingLine(piece);
	const marks: Mark[] = [];
	if (painted) {
		const inked = toCuttingLine(piece, bleed);
		const { left, top, right, bottom } = toBox(inked);
		const box = { x: left, y: top, width: right - left, height: bottom - top };
		marks.push({ kind: 'cloth', piece: piece.id, box, outline: inked });
	}
	marks.push(
		drawLine('cutting', toCuttingLine(piece), true),
		drawLine('sewing', outline, true),
		...piece.openings.map((points) => drawLine('opening', points)),
		...drawGrain(piece.grain),
		...piece.edges.flatMap((edge) => drawNotches(edge, toSignedArea(outline) > 0 ? 1 : -1)),
		...piece.buttons.flatMap(drawButton),
		...drawWords(piece, words),
	);
	return marks;
}

/** A line along the threads with a point at each end. */
function drawGrain([from = [0, 0], to = [0, 0]]: readonly Point[]): Mark[] {
	const { along } = pointAlong([from, to], 0);
	const [x, y] = along;
	const tip = (at: Point, way: 1 | -1) =>
		[-1, 0, 1].map(
			(side): Point => [
				at[0] + way * Math.abs(side) * arrow * x - side * (arrow / 2) * y,
				at[1] + way * Math.abs(side) * arrow * y + side * (arrow / 2) * x,
			],
		);
	return [[from, to], tip(from, 1), tip(to, -1)].map((points) => drawLine('grain', points));
}

/** Short lines across the allowance in the middle of an edge, with the number of its seam inside the piece. */
function drawNotches({ points, notches, seam }: Edge, outwards: number): Mark[] {
	if (notches === 0) return [];
	const length = measureLength(points);
	const places = notches === 1 ? [0] : [-notchGap / 2, notchGap / 2];
	const marks = places.map((place): Mark => {
		const { at, along } = pointAlong(points, length / 2 + place);
		const end: Point = [
			at[0] + along[1] * notchLength * outwards,
			at[1] - along[0] * notchLength * outwards,
		];
		return drawLine('notch', [at, end]);
	});
	const { at, along } = pointAlong(points, length / 2);
	marks.push({
		kind: 'words',
		text: String(seam),
		at: [
			at[0] - along[1] * seamSize * outwards,
			at[1] + along[0] * seamSize * outwards + seamSize / 3,
		],
		size: seamSize,
		from: 'middle',
	});
	return marks;
}

/** A cross in a square: the middle of the button. */
function drawButton([x, y]: Point): Mark[] {
	const r = buttonRadius;
	return [
		drawLine('button', [
			[x - r, y],
			[x + r, y],
		]),
		drawLine('button', [
			[x, y - r],
			[x, y + r],
		]),
	];
}

/** The words in the middle, smaller on narrow pieces. */
function drawWords(piece: Piece, { name, cut }: PieceWords): Mark[] {
	const { left, top, right, bottom } = toBox(toSewingLine(piece));
	const size = Math.min(nameSize, (bottom - top) / 4, (right - left) / name.length / 0.6);
	// Beside what is in the middle of the piece.
	const share = piece.openings.length > 0 ? 0.68 : 0.5;
	const x = left + (right - left) * share;
	const y = (top + bottom) / 2;
	const small = Math.min(smallSize, size, (right - left) / cut.length / 0.6);
	return [
		{ kind: 'words', text: name, at: [x, y], size, from: 'middle' },
		{ kind: 'words', text: cut, at: [x, y + 1.6 * small], size: small, from: 'middle' },
	];
}
