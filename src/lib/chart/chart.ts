import { type Spot, toPath, toShare } from './line.ts';
import { type Scale, toScale } from './scale.ts';

/** What a chart shows of one moment. */
export interface ChartPoint {
	/** The moment, in milliseconds since 1970; any other number that grows will do. */
	x: number;
	/** Undefined where it is not known. */
	y: number | undefined;
	/** Height of a bar at the foot of the chart, zero or more. */
	bar?: number | undefined;
}

/** A chart in a box of 100 by 100, from its upper left corner. */
export interface Chart {
	spots: readonly Spot[];
	/** Path of the line. */
	path: string;
	scale: Scale;
	bars: readonly Bar[];
	/** Where a moment is from left to right. */
	toX: (x: number) => number;
}

interface Bar {
	x: number;
	width: number;
	height: number;
}

/** Share of the height that the highest bar takes. */
const barShare = 40;
/** Share of its step that a bar fills. */
const barWidth = 0.7;

/**
 * Places points, which are in order of time, in the box of a chart.
 * @param fullBar the height from which a bar takes all its room: lower ones are not enlarged
 */
export function drawChart(points: readonly ChartPoint[], fullBar = 0): Chart {
	const moments = points.map(({ x }) => x);
	const heights = points.map(({ bar }) => bar ?? 0);
	const tallest = Math.max(fullBar, ...heights);
	const [low, high] = toDomain(moments, heights.some(Boolean));
	const scale = toScale(points.flatMap(({ y }) => (y === undefined ? [] : [y])));
	const toX = (x: number) => toShare(x, low, high);
	const spots = points.map(({ x, y }) => ({
		x: toX(x),
		y: y === undefined ? undefined : 100 - toShare(y, scale.low, scale.high),
	}));
	const width = toShare(low + toStep(moments) * barWidth, low, high);
	return {
		spots,
		path: toPath(spots),
		scale,
		bars: points.flatMap(({ x, bar }) =>
			bar ? [{ x: toX(x) - width / 2, width, height: (bar / tallest) * barShare }] : [],
		),
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

/** From the first moment to the last; half a step more on both sides where bars are around the moments. */
function toDomain(moments: readonly number[], withBars: boolean): [low: number, high: number] {
	const edge = withBars ? toStep(moments) / 2 : 0;
	return [(moments[0] ?? 0) - edge, (moments.at(-1) ?? 0) + edge];
}

/** The shortest time between two moments. */
function toStep(moments: readonly number[]): number {
	const steps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
	return steps.length > 0 ? Math.min(...steps) : 1;
}
