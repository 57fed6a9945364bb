import { toSewingLine } from './outline.ts';
import type { Pattern, Piece } from './piece.ts';
import { toBox } from './polyline.ts';

/** Where the strip of the buttons lies on a piece, in millimetres from the middle and from the origin of the piece. */
export interface Strip {
	half: number;
	top: number;
	bottom: number;
}

/** Undefined for a piece without one. */
export function toStrip(piece: Piece, pattern: Pattern): Strip | undefined {
	const strip = pattern.pieces.find(({ id }) => id === 'placket');
	const [opening] = piece.openings;
	const [top, bottom] = [opening?.[0]?.[1], opening?.at(-1)?.[1]];
	if (!strip || top === undefined || bottom === undefined) return undefined;
	return { half: toBox(toSewingLine(strip)).right, top, bottom };
}
