import { toSewingLine } from '#tools/couture/pattern/outline.ts';
import type { Pattern, Point } from '#tools/couture/pattern/piece.ts';
import { toBox } from '#tools/couture/pattern/polyline.ts';
import { toEdgeKind } from './edge-kind.ts';
import { type PieceMap, toMapPoint } from './edge-line.ts';

/** A woven label inside the back of the neck, on the map in metres. */
export interface Label {
	middle: Point;
	width: number;
	height: number;
}

/** Its width for its height. */
export const labelShape = 2.5;

/** On the neckband, or under the edge of the neck. */
export function placeLabel({ pieces }: Pattern, map: PieceMap): Label | undefined {
	const stand = pieces.find(({ id }) => id === 'collar-stand');
	if (stand) {
		const { left, top, right, bottom } = toBox(toSewingLine(stand));
		// Above, the cloth of a collar that is folded down would show through it.
		const height = ((bottom - top) * 0.5) / 1000;
		const middle = toMapPoint(map, stand.id, [(left + right) / 2, top + (bottom - top) * 0.67]);
		return { middle, width: height * labelShape, height };
	}
	const back = pieces.find(({ id }) => id === 'back');
	const neck = back?.edges.find((edge) => toEdgeKind(back, edge) === 'neck');
	if (!back || !neck) return undefined;
	const lowest = Math.max(...neck.points.map(([, y]) => y));
	const height = 0.016;
	return { middle: toMapPoint(map, back.id, [0, lowest + 18]), width: height * labelShape, height };
}
