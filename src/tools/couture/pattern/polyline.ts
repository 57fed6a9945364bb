import type { Point } from './piece.ts';

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export function toBox(points: readonly Point[]): Box {
	const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const [x, y] of points) {
		box.left = Math.min(box.left, x);
		box.top = Math.min(box.top, y);
		box.right = Math.max(box.right, x);
		box.bottom = Math.max(box.bottom, y);
	}
	return box;
}

/** The length of a line, in the unit of its points. */
export function measureLength(points: readonly Point[]): number {
	let length = 0;
	for (let at = 1; at < points.length; at += 1)
		length += toDistance(points[at - 1] ?? [0, 0], points[at] ?? [0, 0]);
	return length;
}

/** The point so far along a line, with the direction of the line there (length 1). */
export function pointAlong(
	points: readonly Point[],
	distance: number,
): { at: Point; along: Point } {
	let rest = distance;
	for (let next = 1; next < points.length; next += 1) {
		const from = points[next - 1] ?? [0, 0];
		const to = points[next] ?? [0, 0];
		const length = toDistance(from, to);
		if (length > 0 && (rest <= length || next === points.length - 1)) {
			const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
			return { at: [from[0] + along[0] * rest, from[1] + along[1] * rest], along };
		}
		rest -= length;
	}
	return { at: points[0] ?? [0, 0], along: [1, 0] };
}

/** Twice the area inside; positive when the points run clockwise as one looks at them (y points down). */
export function toSignedArea(points: readonly Point[]): number {
	let area = 0;
	points.forEach(([x, y], at) => {
		const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0];
		area += x * nextY - nextX * y;
	});
	return area;
}

export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
	let inside = false;
	outline.forEach(([fromX, fromY], at) => {
		const [toX, toY] = outline[(at + 1) % outline.length] ?? [0, 0];
		if (fromY > y === toY > y) return;
		if (x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) inside = !inside;
	});
	return inside;
}

/** Where two infinite lines meet, each through a point in a direction; undefined for parallels. */
export function toCrossing(
	one: Point,
	along: Point,
	other: Point,
	across: Point,
): Point | undefined {
	const turn = along[0] * across[1] - along[1] * across[0];
	if (Math.abs(turn) < 1e-6) return undefined;
	const distance = ((other[0] - one[0]) * across[1] - (other[1] - one[1]) * across[0]) / turn;
	return [one[0] + along[0] * distance, one[1] + along[1] * distance];
}

export function toDistance(one: Point, other: Point): number {
	return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
