import { listButtonholes } from '#tools/couture/edges/buttonholes.ts';
import { listStitchLines, stitchings } from '#tools/couture/edges/stitching.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { readGarment } from './garment-files.ts';

test.for(garmentKeys)('a seam of %s is stitched on one of its two pieces at most', (key) => {
	const { pattern, map } = readGarment(key);
	const lines = listStitchLines(key, pattern, map);
	const edges = pattern.pieces.flatMap((piece) => piece.edges);
	// The strip of the blouse goes on below the waist: its hem and its sides.
	expect(lines).toHaveLength(edges.length + (key === 'womenShirt' ? 3 : 0));
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

// In the model of the blouse, the strip below the waist lies 47 to 73 mm to the right of the origin of the strip and 250 to 434 mm
// below it, and the pattern has buttons 50 and 115 mm below the waist.
test('the strip of the blouse has stitches and buttonholes below the waist, too', () => {
	const { pattern, map } = readGarment('womenShirt');
	const [u, v] = map.panels.placket?.origin ?? [];
	const toPattern = ([x, y]: readonly [number, number]) => [
		Math.round((x - (u ?? 0) * map.uvMetres) * 1000),
		Math.round((y - (v ?? 0) * map.uvMetres) * 1000),
	];
	const lines = listStitchLines('womenShirt', pattern, map).slice(-3);
	expect(
		lines.map(({ points }) => [points[0], points.at(-1)].map((end) => end && toPattern(end))),
	).toEqual([
		[
			[47, 435],
			[73, 435],
		],
		[
			[73, 435],
			[73, 250],
		],
		[
			[47, 250],
			[47, 435],
		],
	]);
	expect(lines.map(({ mark }) => stitchings[mark]?.name)).toEqual([
		'placket',
		'placket',
		'placket',
	]);
	const holes = listButtonholes(pattern, map).map(({ middle }) => toPattern(middle));
	expect(holes).toEqual(
		expect.arrayContaining([
			[60, 300],
			[60, 365],
		]),
	);
});
