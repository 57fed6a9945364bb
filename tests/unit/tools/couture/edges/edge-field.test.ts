import { createEdgeField, drawLines, sampleField } from '#tools/couture/edges/edge-field.ts';
import type { EdgeLine, PieceMap } from '#tools/couture/edges/edge-line.ts';

type Points = EdgeLine['points'];

const map: PieceMap = {
	uvMetres: 1,
	panels: { front: { origin: [0, 0], rect: [0.1, 0.1, 0.9, 0.9] } },
};

/** `0.2,0.8 0.8,0.8` */
const toPoints = (text: string): Points =>
	text.split(' ').map((point) => {
		const [x = 0, y = 0] = point.split(',').map(Number);
		return [x, y] as const;
	});

/** A square of 60 cm, anticlockwise as one looks at it: its inside is at the left of its lines. */
const square = ['0.2,0.8 0.8,0.8', '0.8,0.8 0.8,0.2', '0.8,0.2 0.2,0.2', '0.2,0.2 0.2,0.8'].map(
	(points, mark): EdgeLine => ({
		piece: 'front',
		points: toPoints(points),
		start: 0.6 * mark,
		offset: 0,
		mark,
	}),
);

function draw(lines: readonly EdgeLine[]) {
	const field = createEdgeField(map, 256);
	for (const _ of drawLines(field, lines, map, { reach: 0.1, outside: 0.05 }));
	return field;
}

const offset = square.slice(0, 1).map((line) => ({ ...line, offset: 0.03 }));

test.each([
	['inside, from the nearest edge', square, 0.5, 0.78, 0.02, 0],
	['outside', square, 0.5, 0.83, -0.03, 0],
	['in a corner, above the diagonal', square, 0.74, 0.77, 0.03, 0],
	['from the offset', offset, 0.5, 0.75, 0.02, 0],
	// The nearest piece of the line counts, not one that is as far as the offset.
	['between a line and its offset', offset, 0.5, 0.785, -0.015, 0],
])('%s', (_, lines, u, v, inside, mark) => {
	const sample = sampleField(draw(lines), u, v);
	expect(sample?.mark).toBe(mark);
	expect(sample?.inside).toBeCloseTo(inside, 6);
	if (u === 0.5) expect(sample?.along).toBeCloseTo(0.3, 4);
});

test('the way inwards is known; far from all edges and on another panel there is none', () => {
	const field = draw(square);
	const [across, down] = sampleField(field, 0.5, 0.78)?.inwards ?? [];
	expect([across, down]).toEqual([expect.closeTo(0, 5), expect.closeTo(-1, 5)]);
	expect([sampleField(field, 0.5, 0.5), sampleField(field, 0.5, 0.95)]).toEqual([
		undefined,
		undefined,
	]);
	const yoke = square.map((line) => ({ ...line, piece: 'yoke' }));
	expect(sampleField(draw(yoke), 0.5, 0.78)).toBeUndefined();
});

test('beyond the tip of a dart is inside, and beyond the corner of a square outside', () => {
	const outline = toPoints('0.2,0.8 0.48,0.8 0.5,0.5 0.52,0.8 0.8,0.8 0.8,0.2 0.2,0.2');
	const field = draw(
		[1, 2, 0, 3, 4].map((at, mark) => ({
			piece: 'front',
			points: outline.slice(at, at + 2),
			start: 0,
			offset: 0,
			mark,
			outline,
		})),
	);
	for (const x of [0.46, 0.49, 0.51, 0.54])
		expect(sampleField(field, x, 0.48)?.inside, String(x)).toBeGreaterThan(0);
	expect(sampleField(field, 0.5, 0.7)?.inside).toBeLessThan(0);
	expect(sampleField(field, 0.82, 0.82)?.inside).toBeLessThan(0);
});

test('a row goes on to a plain line at its end, but not up the side of a dart', () => {
	const outline = toPoints('0.2,0.8 0.45,0.8 0.5,0.5 0.55,0.8 0.8,0.8 0.8,0.2 0.2,0.2');
	const [hem, dart] = [1, 0];
	const field = draw(
		[hem, dart, dart, hem, dart].map((mark, at) => ({
			piece: 'front',
			points: outline.slice(at, at + 2),
			start: 0,
			offset: 0,
			mark,
			isPlain: mark === dart,
			outline,
		})),
	);
	// Texels are 4 mm apart.
	for (const x of [0.79, 0.796, 0.44])
		expect(sampleField(field, x, 0.78), String(x)).toMatchObject({
			mark: hem,
			inside: expect.closeTo(0.02, 3),
		});
	for (const [x, y] of [
		[0.455, 0.78],
		[0.465, 0.75],
	] as const)
		expect(sampleField(field, x, y)?.mark, `${x}`).toBe(dart);
});
