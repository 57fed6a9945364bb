import type { Point } from './piece.ts';

/** How a line of the pattern is drawn. */
export type LineStyle = 'cutting' | 'sewing' | 'opening' | 'grain' | 'notch' | 'button' | 'rule';

/** Something on the sheet; all lengths in millimetres, from the sheet's upper left corner. */
export type Mark =
	| { kind: 'line'; points: readonly Point[]; closed: boolean; style: LineStyle }
	| { kind: 'area'; points: readonly Point[]; colour: string }
	/** A picture of a piece of cloth, seen inside the outline only. */
	| { kind: 'cloth'; piece: string; box: PictureBox; outline: readonly Point[] }
	/** `at` is the beginning, or the middle, of the base line. */
	| { kind: 'words'; text: string; at: Point; size: number; from: 'start' | 'middle' };

type LineMark = Extract<Mark, { kind: 'line' }>;

export function drawLine(style: LineStyle, points: readonly Point[], closed = false): LineMark {
	return { kind: 'line', points, closed, style };
}

interface PictureBox {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Drawing {
	width: number;
	height: number;
	marks: Mark[];
}

/** How far white goes beyond lines and letters, in millimetres: they are to be read on dark cloth, too. */
export const halo = 0.4;

/** Width in millimetres and dashes of each kind of line. */
export const lineStyles: Readonly<
	Record<LineStyle, { width: number; dashes?: readonly number[] }>
> = {
	cutting: { width: 0.5 },
	sewing: { width: 0.25, dashes: [4, 2] },
	opening: { width: 0.35, dashes: [8, 2, 1, 2] },
	grain: { width: 0.3 },
	notch: { width: 0.5 },
	button: { width: 0.3 },
	rule: { width: 0.2 },
};

/** The same mark elsewhere. */
export function moveMark(mark: Mark, [right, down]: Point): Mark {
	const move = ([x, y]: Point): Point => [x + right, y + down];
	switch (mark.kind) {
		case 'words':
			return { ...mark, at: move(mark.at) };
		case 'cloth':
			return {
				...mark,
				box: { ...mark.box, x: mark.box.x + right, y: mark.box.y + down },
				outline: mark.outline.map(move),
			};
		default:
			return { ...mark, points: mark.points.map(move) };
	}
}
