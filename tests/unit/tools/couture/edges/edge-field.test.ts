import { expect, test } from 'vitest';
import { createEdgeField, drawLines, sampleField } from '#tools/couture/edges/edge-field.ts';
import type { EdgeLine, PieceMap } from '#tools/couture/edges/edge-line.ts';

const map: PieceMap = {
	uvMetres: 1,
	panels: { front: { origin: [0, 0], rect: [0.1, 0.1, 0.9, 0.9] } },
};

/** A square of 60 cm, anticlockwise as one looks at it: its inside is at the left of its lines. */
const corners = [
	[0.2, 0.8],
	[0.8, 0.8],
	[0.8, 0.2],
	[0.2, 0.2],
	[0.2, 0.8],
] as const;

function toLine(number: number, offset = 0): EdgeLine {
	const points = [corners[number] ?? corners[0], corners[number + 1] ?? corners[0]];
	return { piece: 'front', points, start: 0.6 * number, offset, mark: number };
}

function draw(lines: readonly EdgeLine[], reach = 0.1, outside = 0.05) {
	const field = createEdgeField(map, 256);
	for (const _ of drawLines(field, lines, map, { reach, outside }));
	return field;
}

test('a place inside knows how far the nearest edge is, where along it, and which one it is', () => {
	const field = draw([0, 1, 2, 3].map((number) => toLine(number)));
	const sample = sampleField(field, 0.5, 0.78);
	expect(sample?.inside).toBeCloseTo(0.02, 6);
	expect(sample?.along).toBeCloseTo(0.3, 4);
	expect(sample?.mark).toBe(0);
	expect(sample?.inwards[0]).toBeCloseTo(0, 5);
	expect(sample?.inwards[1]).toBeCloseTo(-1, 5);
	expect(sampleField(field, 0.77, 0.41)).toMatchObject({ mark: 1 });
});

test('a place outside has a negative distance, and one that is far from all edges none', () => {
	const field = draw([toLine(0)]);
	expect(sampleField(field, 0.5, 0.83)?.inside).toBeCloseTo(-0.03, 6);
	expect(sampleField(field, 0.5, 0.4)).toBeUndefined();
	expect(sampleField(field, 0.5, 0.95)).toBeUndefined();
});

test('in a corner each side of the diagonal belongs to its own edge', () => {
	const field = draw([toLine(0), toLine(1)]);
	expect(sampleField(field, 0.74, 0.77)?.mark).toBe(0);
	expect(sampleField(field, 0.77, 0.74)?.mark).toBe(1);
});

test('a line counts from its offset', () => {
	const field = draw([toLine(0, 0.03)]);
	expect(sampleField(field, 0.5, 0.75)?.inside).toBeCloseTo(0.02, 6);
});

test('between a line and its offset the nearest piece of the line counts, not one that is as far as the offset', () => {
	const field = draw([toLine(0, 0.03)]);
	const sample = sampleField(field, 0.5, 0.785);
	expect(sample?.inside).toBeCloseTo(-0.015, 6);
	expect(sample?.along).toBeCloseTo(0.3, 4);
});

test('beyond the tip of a dart is inside, and beyond the corner of a square outside', () => {
	const tip = [0.5, 0.5] as const;
	const outline = [[0.2, 0.8], [0.48, 0.8], tip, [0.52, 0.8], [0.8, 0.8], [0.8, 0.2], [0.2, 0.2]];
	const legs = [
		[outline[1], tip],
		[tip, outline[3]],
		[outline[0], outline[1]],
		[outline[3], outline[4]],
		[outline[4], outline[5]],
	] as unknown as EdgeLine['points'][];
	const lines = legs.map((points, mark) => ({
		...toLine(0),
		points,
		mark,
		outline: outline as unknown as EdgeLine['points'],
	}));
	const field = draw(lines);
	for (const x of [0.46, 0.49, 0.51, 0.54])
		expect(sampleField(field, x, 0.48)?.inside, String(x)).toBeGreaterThan(0);
	expect(sampleField(field, 0.5, 0.7)?.inside).toBeLessThan(0);
	expect(sampleField(field, 0.82, 0.82)?.inside).toBeLessThan(0);
});

test('another panel of the map stays empty', () => {
	const line = { ...toLine(0), piece: 'yoke' };
	const field = createEdgeField(map, 64);
	for (const _ of drawLines(field, [line], map, { reach: 0.1, outside: 0.05 }));
	expect(sampleField(field, 0.5, 0.78)).toBeUndefined();
});
