import type { Edge, Pattern, Piece, Point } from './piece.ts';
import { toBox, toCrossing, toDistance, toSignedArea } from './polyline.ts';

/** Cloth that prints and ornaments cover beyond the cutting line, in millimetres. */
export const bleed = 5;

/** A corner that is farther from the sewing line than so many allowances is cut straight. */
const longestMitre = 3;

interface Side {
	points: readonly Point[];
	allowance: number;
}

/** The line to sew on: all edges, darts included. */
export function toSewingLine({ edges }: Piece): Point[] {
	return edges.flatMap(({ points }) => points.slice(0, -1));
}

/** Where the strip of the buttons lies on a piece, in millimetres from the middle and from the origin of the piece. */
export interface Strip {
	half: number;
	top: number;
	bottom: number;
}

/** Undefined for a piece without one. */
export function toStrip(piece: Piece, pattern: Pattern): Strip | undefined {
	const strip = pattern.pieces.find(({ id }) => id === 'placket');
	const [opening] = piece.openings;
	const [top, bottom] = [opening?.[0]?.[1], opening?.at(-1)?.[1]];
	if (!strip || top === undefined || bottom === undefined) return undefined;
	return { half: toBox(toSewingLine(strip)).right, top, bottom };
}

/** The line to cut along, with the allowance of each edge; a dart is cut straight across. */
export function toCuttingLine(piece: Piece, more = 0): Point[] {
	const sides = closeDarts(piece.edges).map(({ points, allowance }) => ({
		points,
		allowance: allowance + more,
	}));
	const outwards = toSignedArea(sides.flatMap(({ points }) => points.slice(0, -1))) > 0 ? 1 : -1;
	const moved = sides.map(({ points, allowance }) => shift(points, allowance * outwards));
	return moved.flatMap((points, at) => {
		const next = (at + 1) % moved.length;
		const reach = Math.max(sides[at]?.allowance ?? 0, sides[next]?.allowance ?? 0) * longestMitre;
		return join(
			points,
			moved[next] ?? [],
			moved[at === 0 ? moved.length - 1 : at - 1] ?? [],
			reach,
		);
	});
}

/** The edges without darts: a straight edge from where the first leg begins to where the second ends. */
function closeDarts(edges: readonly Edge[]): Side[] {
	const sides: Side[] = [];
	for (let at = 0; at < edges.length; at += 1) {
		const edge = edges[at];
		if (!edge) break;
		const other = edges[at + 1];
		const [start] = edge.points;
		const end = other?.points.at(-1);
		if (edge.dart && other?.dart && start && end) {
			sides.push({ points: [start, end], allowance: edge.allowance });
			at += 1;
		} else sides.push(edge);
	}
	return sides;
}

/** A line moved sideways, to its left where `distance` is positive and the points run clockwise. */
function shift(points: readonly Point[], distance: number): Point[] {
	return points.map((point, at) => {
		const before = toDirection(points[at - 1] ?? point, point);
		const after = toDirection(point, points[at + 1] ?? point);
		const [x, y] = before ?? after ?? [1, 0];
		const [nextX, nextY] = after ?? [x, y];
		// Half-way between the two normals, longer by as much as the corner needs.
		const sum: Point = [y + nextY, -(x + nextX)];
		const size = Math.hypot(...sum) || 1;
		const stretch = Math.min(2, 2 / size);
		return [
			point[0] + (sum[0] / size) * distance * stretch,
			point[1] + (sum[1] / size) * distance * stretch,
		];
	});
}

/**
 * The moved line up to its corner with the next one. Where the lines cross, both end there; where a gap is
 * between them, they go on until they meet, or are joined straight if that would be too far.
 */
function join(
	points: readonly Point[],
	next: readonly Point[],
	before: readonly Point[],
	reach: number,
): Point[] {
	const start = crossing(before, points)?.second ?? -1;
	const end = crossing(points, next);
	const kept = points.filter((_, at) => at > start && at <= (end?.first ?? points.length));
	if (end) return [...kept, end.at];
	const last = points.at(-1);
	const first = next[0];
	if (!last || !first) return kept;
	const along = toDirection(points.at(-2) ?? last, last);
	const across = toDirection(first, next[1] ?? first);
	const corner = along && across && toCrossing(last, along, first, across);
	return corner && toDistance(corner, last) < reach && toDistance(corner, first) < reach
		? [...kept, corner]
		: kept;
}

/** Where the end of a line crosses the beginning of the next: the point, and the pieces before it. */
function crossing(
	one: readonly Point[],
	other: readonly Point[],
): { at: Point; first: number; second: number } | undefined {
	for (let first = one.length - 2; first >= 0; first -= 1)
		for (let second = 0; second < other.length - 1; second += 1) {
			const [a, b] = [one[first], one[first + 1]];
			const [c, d] = [other[second], other[second + 1]];
			if (!a || !b || !c || !d) continue;
			const along = toDirection(a, b);
			const across = toDirection(c, d);
			const at = along && across && toCrossing(a, along, c, across);
			if (at && isBetween(at, a, b) && isBetween(at, c, d)) return { at, first, second };
		}
	return undefined;
}

function isBetween(point: Point, one: Point, other: Point): boolean {
	const length = toDistance(one, other);
	return toDistance(point, one) <= length && toDistance(point, other) <= length;
}

function toDirection(from: Point, to: Point): Point | undefined {
	const length = toDistance(from, to);
	return length === 0 ? undefined : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
