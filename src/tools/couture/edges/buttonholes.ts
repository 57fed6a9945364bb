import type { Pattern, Point } from '#tools/couture/pattern/piece.ts';
import { type PieceMap, toMapPoint } from './edge-line.ts';
import { toLowerStrip } from './lower-strip.ts';

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
	return pieces.flatMap(({ id, buttons }) => {
		const isLower = id.startsWith('peplum');
		const isFront = id === 'front' || isLower;
		const panel = isFront ? 'placket' : id;
		if (!map.panels[panel]) return [];
		return buttons.map((button) => ({
			middle: toMapPoint(map, panel, isLower ? toLowerStrip(button) : button),
			upright: isFront,
		}));
	});
}
