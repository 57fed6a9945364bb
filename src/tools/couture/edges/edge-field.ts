import type { Point } from '#tools/couture/pattern/piece.ts';
import { isInside, toDistance } from '#tools/couture/pattern/polyline.ts';
import type { EdgeLine, PieceMap } from './edge-line.ts';

/**
 * For each place on the flat pattern the nearest of some lines. A texel is two numbers: the distance inside of the line in
 * metres, negative outside, and the distance along it together with the line's mark, as `packRun` writes them.
 */
export interface EdgeField {
	/** Texels along each side of the map. */
	edge: number;
	/** Metres of cloth along each side. */
	metres: number;
	texels: Float32Array;
	/** Of each texel, how near the line is to which it belongs so far. */
	nearness: Float32Array;
}

interface EdgeSample {
	inside: number;
	along: number;
	mark: number;
	/** Where `inside` grows fastest, of length 1. */
	inwards: readonly [x: number, y: number];
}

/** Where no line is near. */
export const far = 1;

/** Metres from mark to mark; no line is longer than half of it to each side of its zero. */
export const markStep = 16;

/** Texels of a line may lie so far beyond the rectangle of their panel, in metres. */
const rim = 0.006;

/**
 * Beside a line, places belong to it although a plain line is nearer by so many metres, so that a row of stitches goes on to
 * the seam at its end. Beyond that end they do not, but for half a texel.
 */
const lead = 0.03;
const end = 0.0015;

function packRun(along: number, mark: number): number {
	return mark * markStep + markStep / 2 + along;
}

export function createEdgeField({ uvMetres }: PieceMap, edge: number): EdgeField {
	const texels = new Float32Array(edge * edge * 2);
	for (let at = 0; at < texels.length; at += 2) texels[at] = far;
	const nearness = new Float32Array(edge * edge).fill(far);
	return { edge, metres: uvMetres, texels, nearness };
}

/**
 * Writes lines into a field, a piece of a line at each step: whoever runs this may rest between two steps. `reach` is how
 * far inside a line is known, `outside` how far outside.
 */
export function* drawLines(
	field: EdgeField,
	lines: readonly EdgeLine[],
	map: PieceMap,
	{ reach, outside }: { reach: number; outside: number },
): Generator<void, void> {
	for (const line of lines) {
		const panel = map.panels[line.piece];
		if (!panel) continue;
		const [left, top, right, bottom] = panel.rect.map((side) => side * map.uvMetres);
		const bounds = {
			left: (left ?? 0) - rim,
			top: (top ?? 0) - rim,
			right: (right ?? 0) + rim,
			bottom: (bottom ?? 0) + rim,
		};
		let along = line.start;
		for (let at = 1; at < line.points.length; at += 1) {
			const from = line.points[at - 1] ?? [0, 0];
			const to = line.points[at] ?? [0, 0];
			const length = toDistance(from, to);
			if (length === 0) continue;
			const ends = { first: at === 1, last: at === line.points.length - 1 };
			drawPiece(
				field,
				line,
				{ from, to, length, along, ...ends },
				bounds,
				reach + line.offset,
				outside,
			);
			along += length;
			yield;
		}
	}
}

interface Bounds {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface LinePiece {
	from: Point;
	to: Point;
	length: number;
	along: number;
	/** Whether the line begins or ends here. */
	first: boolean;
	last: boolean;
}

function drawPiece(
	{ edge, metres, texels, nearness }: EdgeField,
	{ offset, mark, outline, isPlain }: EdgeLine,
	{ from, to, length, along, first, last }: LinePiece,
	bounds: Bounds,
	reach: number,
	outside: number,
) {
	const perMetre = edge / metres;
	const [wayX, wayY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
	const around = Math.max(reach, outside);
	const firstColumn = toTexel(Math.max(bounds.left, Math.min(from[0], to[0]) - around), perMetre);
	const lastColumn = toTexel(Math.min(bounds.right, Math.max(from[0], to[0]) + around), perMetre);
	const firstRow = toTexel(Math.max(bounds.top, Math.min(from[1], to[1]) - around), perMetre);
	const lastRow = toTexel(Math.min(bounds.bottom, Math.max(from[1], to[1]) + around), perMetre);
	for (let row = Math.max(0, firstRow); row <= Math.min(edge - 1, lastRow); row += 1)
		for (
			let column = Math.max(0, firstColumn);
			column <= Math.min(edge - 1, lastColumn);
			column += 1
		) {
			const x = (column + 0.5) / perMetre - from[0];
			const y = (row + 0.5) / perMetre - from[1];
			const place = x * wayX + y * wayY;
			const beside = x * wayY - y * wayX;
			const beyond = place - Math.min(length, Math.max(0, place));
			const distance = Math.hypot(beside, beyond);
			const at = row * edge + column;
			const isAfter = (place < 0 ? first : beyond > 0 && last) && outline;
			const isHeldBack = isPlain || (isAfter && Math.abs(beyond) > end);
			const near = distance - offset + (isHeldBack ? lead : 0);
			if (near >= (nearness[at] ?? far)) continue;
			const isWithin =
				isAfter && outline ? isInside(outline, [x + from[0], y + from[1]]) : beside >= 0;
			const inside = (isWithin ? distance : -distance) - offset;
			// Kept also where the line is too far away, so that a line still farther away does not claim the place.
			nearness[at] = near;
			const isKnown = inside <= reach && inside >= -outside;
			texels[2 * at] = isKnown ? inside : far;
			texels[2 * at + 1] = packRun(along + place - beyond, mark);
		}
}

/** The field at a place of the map in metres, between its texels; undefined far from all lines. */
export function sampleField(field: EdgeField, x: number, y: number): EdgeSample | undefined {
	const { edge, metres, texels } = field;
	const [right, down] = [(x / metres) * edge - 0.5, (y / metres) * edge - 0.5];
	const [column, row] = [Math.floor(right), Math.floor(down)];
	const [shareX, shareY] = [right - column, down - row];
	const corners = [0, 1, 2, 3].map((corner) => {
		const [moreX, moreY] = [corner % 2, corner >> 1];
		const across = Math.min(edge - 1, Math.max(0, column + moreX));
		const at = 2 * (Math.min(edge - 1, Math.max(0, row + moreY)) * edge + across);
		const weight = (moreX ? shareX : 1 - shareX) * (moreY ? shareY : 1 - shareY);
		const run = texels[at + 1] ?? 0;
		const mark = Math.floor(run / markStep);
		return { weight, inside: texels[at] ?? far, along: run - markStep * (mark + 0.5), mark };
	});
	const nearest = corners.reduce((best, corner) => (corner.weight > best.weight ? corner : best));
	if (nearest.inside === far) return undefined;
	const own = corners.filter(({ mark, inside }) => mark === nearest.mark && inside !== far);
	const sum = own.reduce((all, { weight }) => all + weight, 0);
	const mix = (of: 'inside' | 'along') =>
		own.reduce((all, corner) => all + corner[of] * corner.weight, 0) / sum;
	const [a, b, c, d] = corners.map(({ inside }) => inside) as [number, number, number, number];
	const slope = [b - a + (d - c), c - a + (d - b)] as const;
	const steep = Math.hypot(...slope) || 1;
	return {
		inside: mix('inside'),
		along: mix('along'),
		mark: nearest.mark,
		inwards: [slope[0] / steep, slope[1] / steep],
	};
}

function toTexel(metres: number, perMetre: number): number {
	return Math.floor(metres * perMetre);
}
