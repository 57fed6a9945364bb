import type { Part, PrintPlace } from './garments.ts';

/** How far to the right of the front a place is best seen from, in radians. The left sleeve is the wearer's. */
const sides: Readonly<Record<PrintPlace, number>> = {
	front: 0,
	back: Math.PI,
	'sleeve-left': 1.2,
	'sleeve-right': -1.2,
};

/** A place that is turned away no further than this can be seen well. */
const wellSeen = 0.9;

/**
 * Where a camera at `azimuth` goes to see a place of a garment whose front is seen from `front`;
 * it stays where it is if it sees the place already.
 */
export function toAzimuth(place: PrintPlace, front: number, azimuth: number): number {
	const wanted = front + sides[place];
	const off = Math.abs(Math.atan2(Math.sin(wanted - azimuth), Math.cos(wanted - azimuth)));
	return off <= wellSeen ? azimuth : wanted;
}

/** How far to the right of the front a part is best seen from, in radians; of a pair, the one on the right is shown. */
export function toPartAzimuth(part: Part): number {
	return part === 'sleeves' || part === 'cuffs' ? 0.7 : 0;
}
