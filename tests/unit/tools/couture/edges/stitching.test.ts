import { expect, test } from 'vitest';
import { toEdgeKind } from '#tools/couture/edges/edge-kind.ts';
import { listStitchLines, stitchings } from '#tools/couture/edges/stitching.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { toSewingLine } from '#tools/couture/pattern/outline.ts';
import { toSignedArea } from '#tools/couture/pattern/polyline.ts';
import { readGarment } from './garment-files.ts';

test.for(garmentKeys)('all pieces of %s lie to the left of their edges', (key) => {
	for (const piece of readGarment(key).pattern.pieces)
		expect(toSignedArea(toSewingLine(piece)), piece.id).toBeLessThan(0);
});

test.for(garmentKeys)('a seam of %s is stitched on one of its two pieces at most', (key) => {
	const { pattern, map } = readGarment(key);
	const lines = listStitchLines(key, pattern, map);
	const edges = pattern.pieces.flatMap((piece) => piece.edges);
	expect(lines).toHaveLength(edges.length);
	const stitched = edges.filter(({ seam }, at) => seam > 0 && (lines[at]?.mark ?? 0) > 0);
	expect(new Set(stitched.map(({ seam }) => seam)).size).toBe(stitched.length);
});

test('the shirt is felled at the sides, and its yoke lies over front and back', () => {
	const { pattern, map } = readGarment('menShirt1');
	const lines = listStitchLines('menShirt1', pattern, map);
	const names = new Map<string, string[]>();
	for (const { piece, mark } of lines)
		names.set(piece, [...(names.get(piece) ?? []), stitchings[mark]?.name ?? '']);
	expect(names.get('front')).toEqual([
		...['narrow-hem', 'felled', 'felled', 'none', 'none', 'none', 'none', 'felled', 'felled'],
	]);
	expect(names.get('yoke')).toEqual(['felled', 'felled', 'felled', 'none', 'felled', 'felled']);
	expect(names.get('collar')).toEqual(['collar', 'collar', 'none', 'collar']);
	expect(names.get('sleeve-right')?.filter((name) => name === 'felled')).toHaveLength(1);
});

test('the free edges of the dress are its neck, its armholes and its hem', () => {
	const { pattern } = readGarment('womenDress');
	const kinds = pattern.pieces.map((piece) =>
		piece.edges.filter(({ seam }) => seam === 0).map((edge) => toEdgeKind(piece, edge)),
	);
	expect(kinds).toEqual([
		['armhole', 'neck', 'armhole'],
		['armhole', 'neck', 'armhole'],
		['hem'],
		['hem'],
	]);
});
