import { expect, test } from 'vitest';
import { chooseMotif, parseOrnament, toggleBand } from '#tools/couture/ornament/ornament.ts';
import { paintBands } from '#tools/couture/ornament/paint-bands.ts';
import { sewBands } from '#tools/couture/ornament/sewn-bands.ts';
import { readGarment } from '../edges/garment-files.ts';

const first = chooseMotif(null, 'stars', 'menShirt1');

test('another motif keeps the bands, and the last band that goes takes the ornament with it', () => {
	expect(chooseMotif(first, 'wheat', 'womenDress')).toEqual({ ...first, motif: 'wheat' });
	const one = { ...first, bands: ['cuffs' as const] };
	expect(toggleBand(one, 'cuffs')).toBeNull();
	expect(toggleBand(one, 'collar')?.bands).toEqual(['collar', 'cuffs']);
});

test('an ornament of a link is read whole or not at all', () => {
	expect(parseOrnament(first)).toEqual(first);
	for (const wrong of [
		{ motif: 'skulls' },
		{ bands: [] },
		{ bands: ['hem', 'hem'] },
		{ threads: ['#000000'] },
		{ repeat: 5 },
	])
		expect(parseOrnament({ ...first, ...wrong })).toBeUndefined();
});

test('a picture of the pattern has the threads of the bands, the same on both cuffs and nothing beside', () => {
	const { pattern, map } = readGarment('menShirt1');
	const bands = sewBands('menShirt1', pattern, map, { ...first, bands: ['cuffs'] });
	const count = (piece: string) => {
		const [left = 0, top = 0, right = 0, bottom = 0] = map.panels[piece]?.rect ?? [];
		const perMetre = 1000;
		const width = Math.round((right - left) * map.uvMetres * perMetre);
		const height = Math.round((bottom - top) * map.uvMetres * perMetre);
		const data = new Uint8ClampedArray(width * height * 4);
		const window = { left: left * map.uvMetres, top: top * map.uvMetres, perMetre };
		paintBands({ data, width, height }, window, bands);
		return data.filter((value, at) => at % 4 === 3 && value > 0).length;
	};
	expect(count('cuff-right')).toBeGreaterThan(1000);
	expect(Math.abs(count('cuff-right') - count('cuff-left'))).toBeLessThan(60);
	expect(count('yoke')).toBe(0);
});
