import type { Point } from '#tools/couture/pattern/piece.ts';
import { smoothLine } from './smooth-line.ts';

/** Where the pieces lie on the texture map of a model. */
export interface PieceMap {
	/** Metres of cloth in one unit of the map. */
	uvMetres: number;
	panels: Readonly<
		Record<
			string,
			{
				origin: readonly [u: number, v: number];
				rect: readonly [left: number, top: number, right: number, bottom: number];
			}
		>
	>;
}

/** A line on the texture map, in metres; what lies to its left as one looks along it is inside. */
export interface EdgeLine {
	piece: string;
	points: readonly Point[];
	/** Distance along the line at its first point. */
	start: number;
	/** The line counts from so far inside of itself. */
	offset: number;
	/** The piece as a whole: shows on which side a place beyond the end of a line is. Without it, the line goes on straight. */
	outline?: readonly Point[];
	/** Nothing lies along it: it has only places that are beyond the ends of others. */
	isPlain?: boolean;
	/** What it is for: a kind of stitching, or the number of a band. */
	mark: number;
}

/** Pieces of lines are about so long, in millimetres. */
const step = 2.5;

/** Points of the pattern as places on the map, without corners inside an edge. */
export function toMapLine(map: PieceMap, id: string, points: readonly Point[]): Point[] {
	return toMapPoints(map, id, smoothLine(points, step));
}

export function toMapPoints(map: PieceMap, id: string, points: readonly Point[]): Point[] {
	return points.map((point) => toMapPoint(map, id, point));
}

export function toMapPoint({ panels, uvMetres }: PieceMap, id: string, [x, y]: Point): Point {
	const [u, v] = panels[id]?.origin ?? [0, 0];
	return [u * uvMetres + x / 1000, v * uvMetres + y / 1000];
}
