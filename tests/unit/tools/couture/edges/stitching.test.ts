import { listStitchLines, stitchings } from '#tools/couture/edges/stitching.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { readGarment } from './garment-files.ts';

test.for(garmentKeys)('a seam of %s is stitched on one of its two pieces at most', (key) => {
	const { pattern, map } = readGarment(key);
	const lines = listStitchLines(key, pattern, map);
	const edges = pattern.pieces.flatMap((piece) => piece.edges);
	expect(lines).toHaveLength(edges.length);
	const stitched = edges.filter(({ seam }, at) => seam > 0 && (lines[at]?.mark ?? 0) > 0);
	expect(new Set(stitched.map(({ seam }) => seam)).size).toBe(stitched.length);
});

test.each([
	['front', 'narrow-hem felled felled none none none none felled felled'],
	['collar', 'collar collar none collar'],
])('the %s of the shirt is stitched %s', (id, names) => {
	const { pattern, map } = readGarment('menShirt1');
	const lines = listStitchLines('menShirt1', pattern, map).filter(({ piece }) => piece === id);
	expect(lines.map(({ mark }) => stitchings[mark]?.name).join(' ')).toBe(names);
});
