import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { toPanelsFile } from '#scenes/couture/panels.ts';
import { toPatternFile } from '#tools/couture/files.ts';
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

function read(path: string) {
	return JSON.parse(readFileSync(`public${path}`, 'utf8'));
}

describe.each(garmentKeys)('the pattern of %s', (key) => {
	const { path } = garments[key];
	const pattern = readPattern(read(toPatternFile(path)));
	const panels = read(toPanelsFile(path));

	test('has closed pieces whose edges follow one another', () => {
		for (const { id, edges } of pattern.pieces)
			edges.forEach(({ points }, at) => {
				const next = edges[(at + 1) % edges.length]?.points[0];
				const end = points.at(-1);
				expect(next && end && toDistance(next, end), id).toBeLessThan(0.3);
			});
	});

	test('has the pieces of the model in their real size', () => {
		for (const piece of pattern.pieces) {
			const panel = panels.panels[piece.id];
			expect(panel, piece.id).toBeDefined();
			// Strips lie on the model in parts.
			if (piece.id === 'placket') continue;
			const { left, top, right, bottom } = toBox(toSewingLine(piece));
			const [minU, minV, maxU, maxV] = panel.rect;
			const scale = panels.uvMetres * 1000;
			// The model has a hem beyond the sewing line, which is folded in.
			expect((maxU - minU) * scale, piece.id).toBeGreaterThan(right - left - 1);
			expect((maxU - minU) * scale, piece.id).toBeLessThan(right - left + 95);
			expect((maxV - minV) * scale, piece.id).toBeGreaterThan(bottom - top - 1);
			expect((maxV - minV) * scale, piece.id).toBeLessThan(bottom - top + 140);
		}
	});

	test('has two edges for each seam, and they are as long as each other unless they are gathered', () => {
		const seams = Map.groupBy(
			pattern.pieces.flatMap(({ edges }) => edges.filter(({ seam }) => seam > 0)),
			({ seam }) => seam,
		);
		for (const [seam, edges] of seams) {
			expect(edges, `seam ${seam}`).toHaveLength(2);
			const [one = 0, other = 0] = edges.map(({ points }) => measureLength(points));
			const share = Math.max(one, other) / Math.min(one, other);
			// The widest sleeve is gathered into a cuff of two thirds.
			expect(share, `seam ${seam}`).toBeLessThan(1.55);
			if (edges.every(({ dart }) => dart)) expect(share).toBeCloseTo(1, 1);
		}
	});

	test('has a cutting line around each sewing line, without loops', () => {
		for (const piece of pattern.pieces) {
			const sewing = toSewingLine(piece);
			const cutting = toCuttingLine(piece);
			for (const point of sewing) expect(isInside(cutting, point), piece.id).toBe(true);
			expect(Math.sign(toSignedArea(cutting))).toBe(Math.sign(toSignedArea(sewing)));
			// No point of the cutting line is nearer to the sewing line than the smallest allowance.
			for (const point of cutting) {
				const distance = Math.min(...sewing.map((each) => toDistance(each, point)));
				expect(distance, piece.id).toBeGreaterThan(9);
			}
		}
	});

	test('has grain, openings and buttons inside their pieces', () => {
		for (const piece of pattern.pieces) {
			const sewing = toSewingLine(piece);
			for (const point of [...piece.grain, ...piece.buttons])
				expect(isInside(sewing, point), piece.id).toBe(true);
		}
	});

	test('has a name for each piece in each language', () => {
		for (const { sewing } of [couture.en, couture.uk, couture.es])
			for (const { id } of pattern.pieces) expect(sewing.words.pieces).toHaveProperty(id);
	});
});

test.each([
	['no object', 3],
	['no pieces', { chest: 900 }],
	['a piece that is no piece', { chest: 900, pieces: [{ id: 'front' }] }],
	['a chest of no size', { chest: 0, pieces: [] }],
])('%s is no pattern', (_, value) => {
	expect(() => readPattern(value)).toThrow('This is not a cutting plan.');
});
