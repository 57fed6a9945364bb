import type { Point } from '#tools/couture/pattern/piece.ts';
import { toDistance } from '#tools/couture/pattern/polyline.ts';

/**
 * A line through the same points with short pieces of one length and without corners between them; the ends stay. What
 * is laid beside the line then has no gaps outside its bends.
 */
export function smoothLine(points: readonly Point[], step: number): Point[] {
	let length = 0;
	const places = points.map((point, at) => {
		length += toDistance(points[at - 1] ?? point, point);
		return length;
	});
	const count = Math.max(1, Math.round(length / step));
	const ways = points.map((_, at) => toWay(points, places, at));
	const line: Point[] = [];
	let piece = 0;
	for (let number = 0; number <= count; number += 1) {
		const place = (length * number) / count;
		while (piece < points.length - 2 && (places[piece + 1] ?? 0) < place) piece += 1;
		line.push(
			curve(
				[points[piece] ?? [0, 0], points[piece + 1] ?? [0, 0]],
				[ways[piece] ?? [0, 0], ways[piece + 1] ?? [0, 0]],
				(places[piece + 1] ?? 0) - (places[piece] ?? 0),
				place - (places[piece] ?? 0),
			),
		);
	}
	return line;
}

/** The way of the line at a point, of the parabola through it and its neighbours. */
function toWay(points: readonly Point[], places: readonly number[], at: number): Point {
	const here = points[at] ?? [0, 0];
	const before = points[at - 1];
	const after = points[at + 1];
	const [back, ahead] = [
		(places[at] ?? 0) - (places[at - 1] ?? 0),
		(places[at + 1] ?? 0) - (places[at] ?? 0),
	];
	const from = before && slope(before, here, back);
	const to = after && slope(here, after, ahead);
	if (!from || !to) return from ?? to ?? [0, 0];
	const sum = back + ahead || 1;
	return [(from[0] * ahead + to[0] * back) / sum, (from[1] * ahead + to[1] * back) / sum];
}

/** A point of the cubic curve with two ends and the ways at them. */
function curve(
	[one, two]: readonly [Point, Point],
	[wayOne, wayTwo]: readonly [Point, Point],
	length: number,
	place: number,
): Point {
	if (length === 0) return one;
	const t = Math.min(1, place / length);
	const [t2, t3] = [t * t, t * t * t];
	const weights = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2] as const;
	const at = (axis: 0 | 1) =>
		weights[0] * one[axis] +
		weights[1] * wayOne[axis] * length +
		weights[2] * two[axis] +
		weights[3] * wayTwo[axis] * length;
	return [at(0), at(1)];
}

function slope(one: Point, two: Point, length: number): Point {
	return length === 0 ? [0, 0] : [(two[0] - one[0]) / length, (two[1] - one[1]) / length];
}
