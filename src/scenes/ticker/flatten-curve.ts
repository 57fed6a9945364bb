export type Point = readonly [x: number, y: number];

/** How far a line may be from its curve, in units of the scene: less than a pixel of the largest letters. */
const tolerance = 0.0016;
const mostLines = 8;

/**
 * The ends of the lines that stand for a Bézier curve, without its start: few where it is nearly straight.
 *
 * @param points the start, the control points, and the end; without control points it is a line
 */
export function flattenCurve(points: readonly Point[]): Point[] {
	const lines = countLines(points);
	return Array.from({ length: lines }, (_, at) => pointOn(points, (at + 1) / lines));
}

function countLines(points: readonly Point[]): number {
	// The second differences bound how far a curve bends away from its chord.
	const bend = points.slice(2).reduce((most, [x, y], at) => {
		const [ax, ay] = points[at] ?? [x, y];
		const [bx, by] = points[at + 1] ?? [x, y];
		return Math.max(most, Math.hypot(ax - 2 * bx + x, ay - 2 * by + y));
	}, 0);
	const degree = points.length - 1;
	const lines = Math.sqrt((degree * (degree - 1) * bend) / (8 * tolerance));
	return Math.min(mostLines, Math.max(1, Math.ceil(lines)));
}

/** By de Casteljau: points between points, until one is left. */
function pointOn(points: readonly Point[], share: number): Point {
	const [first = [0, 0], ...rest] = points;
	if (rest.length === 0) return first;
	return pointOn(
		rest.map(([x, y], at): Point => {
			const [fromX, fromY] = points[at] ?? [x, y];
			return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
		}),
		share,
	);
}
