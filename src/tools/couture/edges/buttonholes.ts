import type { Pattern, Point } from '#tools/couture/pattern/piece.ts';
import { type PieceMap, toMapPoint } from './edge-line.ts';

/** A slit for a button: its middle on the map and half its length, in metres. */
export interface Buttonhole {
	middle: Point;
	/** The way of the slit: along the strip of the buttons, or round the arm and the neck. */
	upright: boolean;
}

/** Half the length of a slit in metres: a button of 11 mm goes through. */
export const halfSlit = 0.0075;

/** No garment has more. */
export const mostButtonholes = 12;

/** The buttonholes of a garment, in the order of its pieces. Buttons of a front go through the strip on it. */
export function listButtonholes({ pieces }: Pattern, map: PieceMap): Buttonhole[] {
	const front = pieces.find(({ id }) => id === 'front');
	const end = front?.openings[0]?.at(-1)?.[1] ?? 0;
	return pieces.flatMap(({ id, buttons }) => {
		const isFront = id === 'front' || id.startsWith('peplum');
		const panel = isFront ? 'placket' : id;
		if (!map.panels[panel]) return [];
		const down = id.startsWith('peplum') ? end : 0;
		return buttons.map(([x, y]) => ({
			middle: toMapPoint(map, panel, [x, y + down]),
			upright: isFront,
		}));
	});
}
