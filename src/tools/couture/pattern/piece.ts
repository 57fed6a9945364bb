import { between, flag, integer, list, oneOf, record, text, where } from '#lib/parse.ts';

/** Millimetres from the piece's origin: to the right and down, as one looks at the outside of the cloth. */
export type Point = readonly [x: number, y: number];

/** One side of a piece, from its first point to the first point of the next edge. */
export interface Edge {
	points: Point[];
	/** Millimetres of cloth beyond the sewing line: seam or hem allowance. */
	allowance: number;
	/** The number of the seam, from 1; the other edge of the seam has the same. 0 is a free edge. */
	seam: number;
	/** Notches in the middle of the edge: none, one, or two where a part of the back is sewn. */
	notches: 0 | 1 | 2;
	/** Whether it is one of the two legs of a dart. */
	dart: boolean;
}

/** A flat piece of a garment, in its real size. */
export interface Piece {
	/** The name of its mesh and of its panel in the model. */
	id: string;
	/** How often it is cut; two are for the outside and the inside. */
	copies: 1 | 2;
	/** In order round the piece. */
	edges: Edge[];
	/** Along the threads that run lengthwise. */
	grain: Point[];
	/** Lines that are cut open after the piece is cut out. */
	openings: Point[][];
	buttons: Point[];
}

export interface Pattern {
	/** Round the chest of the finished garment, in millimetres. */
	chest: number;
	pieces: Piece[];
}

/** No piece is longer than 5 metres. */
const longest = 5000;
const coordinate = between({ min: -longest, max: longest });

const points = list(readPoint, 1000);

const parsePattern = record<Pattern>({
	chest: between({ min: 1, max: longest }),
	pieces: list(
		record<Piece>({
			id: text({ pattern: /^[a-z-]{1,30}$/ }),
			copies: oneOf([1, 2]),
			edges: where(
				list(
					record<Edge>({
						points: where(points, ({ length }) => length > 1),
						allowance: between({ min: 0, max: 100 }),
						seam: integer({ min: 0, max: 200 }),
						notches: oneOf([0, 1, 2]),
						dart: flag,
					}),
					40,
				),
				({ length }) => length > 1,
			),
			grain: where(points, ({ length }) => length === 2),
			openings: list(points, 10),
			buttons: points,
		}),
		40,
	),
});

/** Reads the file of a pattern. Throws if it is not one. */
export function readPattern(value: unknown): Pattern {
	const pattern = parsePattern(value);
	if (!pattern) throw new Error('This is not a cutting plan.');
	return pattern;
}

function readPoint(value: unknown): Point | undefined {
	const pair = list(coordinate, 2)(value);
	const [x, y] = pair ?? [];
	return x === undefined || y === undefined ? undefined : [x, y];
}
