import { measure } from '#lib/stitch.ts';
import { type GarmentKey, garmentKeys } from '#tools/couture/garments.ts';
import { listBandLines } from '#tools/couture/ornament/band-lines.ts';
import { fitBand } from '#tools/couture/ornament/fit.ts';
import { motifNames, motifs } from '#tools/couture/ornament/motifs.ts';
import { bandsOf, repeatLimits } from '#tools/couture/ornament/ornament.ts';
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
