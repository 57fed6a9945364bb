import { measure } from '#lib/stitch.ts';
import { sampleField } from '#tools/couture/edges/edge-field.ts';
import { drawBands } from '#tools/couture/edges/garment-fields.ts';
import { type GarmentKey, garmentKeys } from '#tools/couture/garments.ts';
import { listBandLines } from '#tools/couture/ornament/band-lines.ts';
import { fitBand } from '#tools/couture/ornament/fit.ts';
import { motifNames, motifs } from '#tools/couture/ornament/motifs.ts';
import { bandsOf, type Ornament, repeatLimits } from '#tools/couture/ornament/ornament.ts';
import { paintBands } from '#tools/couture/ornament/paint-bands.ts';
import { pickPiece, sewBands } from '#tools/couture/ornament/sewn-bands.ts';
import { readGarment } from '../edges/garment-files.ts';

const listLines = (key: GarmentKey, bands = bandsOf[key]) => {
	const { pattern, map } = readGarment(key);
	return listBandLines(key, pattern, map, bands);
};

test.for(motifNames)('both tiles of %s are symmetric and fit into one another', (name) => {
	const { wide, narrow } = motifs[name];
	expect(measure(wide).width % measure(narrow).width).toBe(0);
	for (const tile of [wide, narrow])
		for (const row of tile) {
			expect(row).toHaveLength(measure(tile).width);
			expect([...row.slice(1)].reverse().join('')).toBe(row.slice(1));
		}
});

test.for(garmentKeys)(
	'every band that %s can have has its lines, filled by whole halves of repeats',
	(key) => {
		const lines = listLines(key);
		expect(new Set(lines.map(({ band }) => band))).toEqual(new Set(bandsOf[key]));
		expect(lines.length).toBeLessThanOrEqual(24);
		for (const [at, line] of lines.entries()) {
			expect(line.mark).toBe(at);
			expect(line.length).toBeGreaterThan(0.02);
			expect(line.room).toBeGreaterThan(0.012);
			for (const motif of motifNames)
				for (const repeat of [repeatLimits.min, 36, repeatLimits.max]) {
					const fit = fitBand(line, { motif, repeat });
					const { width, height } = measure(motifs[motif][fit.tile]);
					const halves = (2 * line.length) / (width * fit.across);
					expect(halves).toBeCloseTo(Math.round(halves), 6);
					expect(height * fit.up).toBeLessThanOrEqual(line.room + 1e-9);
				}
		}
	},
);

test('left and right of the buttons, the band of the waist follows the seam of its own side', () => {
	const { pattern, map } = readGarment('womenShirt');
	const { field, lines, steps } = drawBands('womenShirt', pattern, map, ['waist']);
	for (const _ of steps);
	const [right, left] = lines.filter(({ piece }) => piece === 'peplum-front');
	const [u = 0, v = 0] = map.panels['peplum-front']?.origin ?? [];
	for (const x of [-0.045, -0.03, -0.016, 0.016, 0.03, 0.045]) {
		const own = x < 0 ? left : right;
		const near = own?.points.find(([pointX]) => Math.abs(pointX - u * map.uvMetres - x) < 0.003);
		const sample = sampleField(field, u * map.uvMetres + x, (near?.[1] ?? v * map.uvMetres) + 0.03);
		expect(sample?.mark).toBe(own?.mark);
	}
});

test('a picture of a piece has its own bands alone, and none of those beside it on the map', () => {
	const { pattern, map } = readGarment('womenShirt');
	const ornament: Ornament = {
		motif: 'stars',
		repeat: 36,
		threads: ['#b0202a', '#2046b0'],
		bands: [...bandsOf.womenShirt],
	};
	const bands = sewBands('womenShirt', pattern, map, ornament);
	const paint = (shown: typeof bands) => {
		const edge = 256;
		const data = new Uint8ClampedArray(4 * edge * edge);
		const [u = 0, v = 0] = map.panels['collar-stand']?.origin ?? [];
		const [left, top] = [u * map.uvMetres - 0.25, v * map.uvMetres - 0.25];
		paintBands({ data, width: edge, height: edge }, { left, top, perMetre: edge / 0.5 }, shown);
		return data.some((value) => value > 0);
	};
	expect(paint(bands)).toBe(true);
	expect(paint(pickPiece(bands, 'collar-stand'))).toBe(false);
});
