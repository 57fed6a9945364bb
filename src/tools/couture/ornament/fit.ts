import { measure } from '#lib/stitch.ts';
import type { BandLine } from './band-lines.ts';
import { type Motif, motifs } from './motifs.ts';
import type { Ornament } from './ornament.ts';

/** How a motif lies along one line: all lengths in metres. */
export interface BandFit {
	/** Width and height of one cross. */
	across: number;
	up: number;
	tile: keyof Motif;
	/** The last row is at the line, because the line is above. */
	above: boolean;
	/** Half the length of a band that ends with its line. */
	half: number;
}

/** No garment has more lines with all of its bands. */
export const mostBandLines = 24;

/** A wide motif may be drawn so much smaller before the narrow one takes its place. */
const smallest = 0.72;

/**
 * Fits whole repeats to a line: halves of repeats to both sides of its middle, where motifs have an axis as well, so that
 * bands mirror each other in corners and across seams.
 */
export function fitBand(
	{ length, spread, offset, room, above, ends }: Omit<BandLine, 'piece' | 'points' | 'band'>,
	{ motif, repeat }: Pick<Ornament, 'motif' | 'repeat'>,
): BandFit {
	const { wide, narrow } = motifs[motif];
	const first = repeat / 1000 / measure(wide).width;
	const tile = room / measure(wide).height >= first * smallest ? 'wide' : 'narrow';
	const { width, height } = measure(tile === 'wide' ? wide : narrow);
	const up = Math.min(first, room / height);
	// Crosses are square in the middle of the band.
	const middle = length + spread * (offset + (height * up) / 2);
	const halves = Math.max(1, Math.round((2 * Math.max(length / 2, middle)) / (width * up)));
	return {
		across: (2 * length) / (halves * width),
		up,
		tile,
		above,
		half: ends ? length / 2 : Number.POSITIVE_INFINITY,
	};
}

/** What is sewn at a place of a band: the row of the tile from its top, and the column; undefined beside the band. */
export function toCell(
	fit: BandFit,
	motif: Motif,
	{ along, inside }: { along: number; inside: number },
): { column: number; row: number } | undefined {
	const { width, height } = measure(motif[fit.tile]);
	const fromLine = Math.floor(inside / fit.up);
	if (inside < 0 || fromLine >= height || Math.abs(along) > fit.half) return undefined;
	const column = Math.abs(Math.round(along / fit.across)) % width;
	return { column, row: fit.above ? fromLine : height - 1 - fromLine };
}
