import { toStrip } from '#tools/couture/pattern/outline.ts';
import type { Pattern, Piece, Point } from '#tools/couture/pattern/piece.ts';

/**
 * Below a waist the strip of the buttons goes on as a panel of cloth of its own. The model of the blouse has it on the map of the upper
 * strip, so many millimetres to the right of and below its place on the peplum (`assets/garments/womens_shirt.py`).
 */
const [right, down] = [60, 250];

/** A point of the peplum as one of the map of the strip. */
export function toLowerStrip([x, y]: Point): Point {
	return [x + right, y + down];
}

type Corners = readonly [Point, Point, Point, Point];

/** The outline of the lower strip on that map: from its lower left corner along the hem, up its right side, and back. */
export function outlineLowerStrip(pattern: Pattern): Corners | undefined {
	const isLower = ({ id, openings }: Piece) => id.startsWith('peplum') && openings.length > 0;
	const piece = pattern.pieces.find(isLower);
	const strip = piece && toStrip(piece, pattern);
	if (!strip) return undefined;
	const { half, top, bottom } = strip;
	return [
		toLowerStrip([-half, bottom]),
		toLowerStrip([half, bottom]),
		toLowerStrip([half, top]),
		toLowerStrip([-half, top]),
	];
}
