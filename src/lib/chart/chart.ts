import { type Spot, toPath, toShare } from './line.ts';
import { type Scale, toScale } from './scale.ts';

/** What a chart shows of one moment. */
export interface ChartPoint {
	/** The moment, in milliseconds since 1970; any other number that grows will do. */
	x: number;
	/** Undefined where it is not known. */
	y: number | undefined;
	/** It cannot be right: it is marked at the edge of the chart, and the scale and the line leave it out. */
	wrong?: boolean;
}

/** A chart in a box of 100 by 100, from its upper left corner. */
export interface Chart {
	spots: readonly Spot[];
	/** Those of values that cannot be right. */
	wrong: readonly Spot[];
	/** Path of the line. */
	path: string;
	scale: Scale;
	/** Where a moment is from left to right. */
	toX: (x: number) => number;
}

/** Places points, which are in order of time, in the box of a chart. */
export function drawChart(points: readonly ChartPoint[]): Chart {
	const [first = 0, last = first] = [points[0]?.x, points.at(-1)?.x];
	const scale = toScale(points.flatMap(({ y, wrong }) => (y === undefined || wrong ? [] : [y])));
	const toX = (x: number) => toShare(x, first, last);
	const spots = points.map(({ x, y }) => ({
		x: toX(x),
		y: y === undefined ? undefined : 100 - toShare(y, scale.low, scale.high),
	}));
	const isWrong = (index: number) => points[index]?.wrong === true;
	return {
		spots,
		wrong: spots.filter((_, index) => isWrong(index)),
		path: toPath(spots.map(({ x, y }, index) => ({ x, y: isWrong(index) ? undefined : y }))),
		scale,
		toX,
	};
}

/** The position in the list of the point that is nearest to a share of the width. */
export function findNearest(spots: readonly Spot[], x: number): number {
	return spots.reduce(
		(nearest, spot, index) =>
			Math.abs(spot.x - x) < Math.abs((spots[nearest]?.x ?? Number.POSITIVE_INFINITY) - x)
				? index
				: nearest,
		0,
	);
}

/** Some moments for the horizontal axis, the first and the last among them. */
export function pickTicks(points: readonly ChartPoint[], most = 5): number[] {
	const last = points.length - 1;
	const count = Math.min(most, points.length);
	const picked = Array.from({ length: count }, (_, index) =>
		count > 1 ? Math.round((index / (count - 1)) * last) : 0,
	);
	return picked.flatMap((index) => points[index]?.x ?? []);
}
