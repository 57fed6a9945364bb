import { expect, test } from 'vitest';
import { toCuttingLine, toSewingLine } from '#tools/couture/pattern/outline.ts';
import type { Edge, Piece, Point } from '#tools/couture/pattern/piece.ts';
import { toBox, toSignedArea } from '#tools/couture/pattern/polyline.ts';

function edge(points: Point[], allowance = 10, dart = false): Edge {
	return { points, allowance, seam: 0, notches: 0, dart };
}

function piece(edges: Edge[]): Piece {
	return { id: 'front', copies: 1, edges, grain: [], openings: [], buttons: [] };
}

const square = piece([
	edge([
		[0, 0],
		[100, 0],
	]),
	edge([
		[100, 0],
		[100, 100],
	]),
	edge(
		[
			[100, 100],
			[0, 100],
		],
		20,
	),
	edge([
		[0, 100],
		[0, 0],
	]),
]);

test('a square has the allowance of each of its edges, with whole corners', () => {
	expect(toSewingLine(square)).toHaveLength(4);
	const cut = toCuttingLine(square);
	expect(toBox(cut)).toEqual({ left: -10, top: -10, right: 110, bottom: 120 });
	expect(Math.abs(toSignedArea(cut)) / 2).toBeCloseTo(120 * 130, 6);
});

test('the same piece drawn the other way round has the same cutting line', () => {
	const turned = piece(
		square.edges.map((each) => ({ ...each, points: each.points.toReversed() })).toReversed(),
	);
	expect(toBox(toCuttingLine(turned))).toEqual(toBox(toCuttingLine(square)));
});

test('more than the allowance goes beyond the cutting line on all sides', () => {
	expect(toBox(toCuttingLine(square, 5))).toEqual({ left: -15, top: -15, right: 115, bottom: 125 });
});

test('a dart is sewn, but cut straight across', () => {
	const darted = piece([
		edge([
			[0, 0],
			[100, 0],
		]),
		edge([
			[100, 0],
			[100, 100],
		]),
		edge([
			[100, 100],
			[60, 100],
		]),
		edge(
			[
				[60, 100],
				[50, 40],
			],
			10,
			true,
		),
		edge(
			[
				[50, 40],
				[40, 100],
			],
			10,
			true,
		),
		edge([
			[40, 100],
			[0, 100],
		]),
		edge([
			[0, 100],
			[0, 0],
		]),
	]);
	expect(toSewingLine(darted)).toContainEqual([50, 40]);
	const cut = toCuttingLine(darted);
	expect(Math.abs(toSignedArea(cut)) / 2).toBeCloseTo(120 * 120, 6);
});

test('a very sharp corner is cut off straight', () => {
	const spike = piece([
		edge([
			[0, 0],
			[200, 5],
		]),
		edge([
			[200, 5],
			[0, 10],
		]),
		edge([
			[0, 10],
			[0, 0],
		]),
	]);
	expect(toBox(toCuttingLine(spike)).right).toBeLessThan(240);
});

test('inside a corner the lines end where they cross', () => {
	const corner = piece([
		edge([
			[0, 0],
			[100, 0],
		]),
		edge([
			[100, 0],
			[100, 100],
		]),
		edge([
			[100, 100],
			[60, 100],
		]),
		edge([
			[60, 100],
			[60, 50],
		]),
		edge([
			[60, 50],
			[0, 50],
		]),
		edge([
			[0, 50],
			[0, 0],
		]),
	]);
	const cut = toCuttingLine(corner);
	expect(cut).toContainEqual([50, 60]);
	expect(Math.abs(toSignedArea(cut)) / 2).toBeCloseTo(120 * 120 - 60 * 50, 6);
});
