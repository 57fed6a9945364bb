import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { toPanelsFile, toPatternFile } from '#tools/couture/files.ts';
import { garmentKeys, garments } from '#tools/couture/garments.ts';
import { toCuttingLine, toSewingLine } from '#tools/couture/pattern/outline.ts';
import { readPattern } from '#tools/couture/pattern/piece.ts';
import {
	isInside,
	measureLength,
	toBox,
	toDistance,
	toSignedArea,
} from '#tools/couture/pattern/polyline.ts';

const read = (path: string) => JSON.parse(readFileSync(`public${path}`, 'utf8'));

describe.each(garmentKeys)('the pattern of %s', (key) => {
	const { path } = garments[key];
	const { pieces } = readPattern(read(toPatternFile(path)));
	const { panels, uvMetres } = read(toPanelsFile(path));

	test('has closed pieces in the real size of the model, with names', () => {
		for (const piece of pieces) {
			const { id, edges } = piece;
			for (const [at, { points }] of edges.entries()) {
				const next = edges[(at + 1) % edges.length]?.points[0];
				const end = points.at(-1);
				expect(next && end && toDistance(next, end), id).toBeLessThan(0.3);
			}
			for (const { sewing } of [couture.en, couture.uk, couture.es])
				expect(sewing.words.pieces).toHaveProperty(id);
			// Strips lie on the model in parts.
			if (id === 'placket') continue;
			const { left, top, right, bottom } = toBox(toSewingLine(piece));
			const [minU, minV, maxU, maxV] = panels[id].rect;
			const across = (maxU - minU) * uvMetres * 1000 - (right - left);
			const down = (maxV - minV) * uvMetres * 1000 - (bottom - top);
			// The model has a hem beyond the sewing line, which is folded in.
			expect(Math.min(across, down), id).toBeGreaterThan(-1);
			expect(across, id).toBeLessThan(95);
			expect(down, id).toBeLessThan(140);
		}
	});

	test('has two edges for each seam, as long as each other unless they are gathered', () => {
		const edges = pieces.flatMap((piece) => piece.edges).filter(({ seam }) => seam > 0);
		for (const [seam, pair] of Map.groupBy(edges, (edge) => edge.seam)) {
			expect(pair, `seam ${seam}`).toHaveLength(2);
			const [one = 0, other = 0] = pair.map(({ points }) => measureLength(points));
			const share = Math.max(one, other) / Math.min(one, other);
			// The widest sleeve is gathered into a cuff of two thirds.
			expect(share, `seam ${seam}`).toBeLessThan(1.55);
			if (pair.every(({ dart }) => dart)) expect(share).toBeCloseTo(1, 1);
		}
	});

	test('has a cutting line around each sewing line, without loops, and grain and buttons inside', () => {
		for (const piece of pieces) {
			const sewing = toSewingLine(piece);
			const cutting = toCuttingLine(piece);
			for (const point of sewing) expect(isInside(cutting, point), piece.id).toBe(true);
			for (const point of [...piece.grain, ...piece.buttons])
				expect(isInside(sewing, point), piece.id).toBe(true);
			// Anticlockwise: the inside is at the left of the edges.
			for (const line of [sewing, cutting]) expect(toSignedArea(line), piece.id).toBeLessThan(0);
			// No point of the cutting line is nearer to the sewing line than the smallest allowance.
			for (const point of cutting)
				expect(Math.min(...sewing.map((each) => toDistance(each, point)))).toBeGreaterThan(9);
		}
	});
});

test.each([3, { chest: 900 }, { chest: 900, pieces: [{ id: 'front' }] }, { chest: 0, pieces: [] }])(
	'%j is no pattern',
	(value) => {
		expect(() => readPattern(value)).toThrow('This is not a cutting plan.');
	},
);
