import { expect, test } from 'vitest';
import { measure } from '#lib/stitch.ts';
import { sampleField } from '#tools/couture/edges/edge-field.ts';
import { drawStitches } from '#tools/couture/edges/garment-fields.ts';
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

test('bands left and right of the buttons, and of the hem there, mirror each other', () => {
	const front = listLines('menShirt1', ['placket', 'hem']).filter(({ piece }) => piece === 'front');
	expect(front.map(({ band }) => band)).toEqual(['hem', 'hem', 'placket', 'placket']);
	const [left = 0, right = 0, over = 0, under = 0] = front.map(({ length }) => length);
	expect([left, over]).toEqual([expect.closeTo(right, 4), expect.closeTo(under, 6)]);
});

test('on a neckline, which spreads, there are as many crosses as fit the middle of the band', () => {
	const [neck] = listLines('womenDress', ['neck']);
	expect(neck?.spread).toBeGreaterThan(2);
	const fit = neck && fitBand(neck, { motif: 'stars', repeat: 36 });
	expect(fit?.across).toBeLessThan((fit?.up ?? 0) * 0.9);
});

test('all bands of a blouse go on past its darts', () => {
	const { pattern, map } = readGarment('womenShirt');
	const { field, steps } = drawStitches('womenShirt', pattern, map);
	for (const _ of steps);
	const [u, v] = map.panels.front?.origin ?? [0, 0];
	for (let y = 0.1; y < 0.38; y += 0.01) {
		const sample = sampleField(field, u * map.uvMetres + 0.03, v * map.uvMetres + y);
		expect(sample?.inside ?? 1, String(y)).toBeGreaterThan(0);
	}
});
