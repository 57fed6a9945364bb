import { chooseMotif, parseOrnament, toggleBand } from '#tools/couture/ornament/ornament.ts';
import { paintBands } from '#tools/couture/ornament/paint-bands.ts';
import { sewBands } from '#tools/couture/ornament/sewn-bands.ts';
import { readGarment } from '../edges/garment-files.ts';

const first = chooseMotif(null, 'stars', 'menShirt1');
const cuffs = { ...first, bands: ['cuffs' as const] };

test('another motif keeps the bands, and the last band that goes takes the ornament with it', () => {
	expect(chooseMotif(first, 'wheat', 'womenDress')).toEqual({ ...first, motif: 'wheat' });
	expect(toggleBand(cuffs, 'cuffs')).toBeNull();
	expect(toggleBand(cuffs, 'collar')?.bands).toEqual(['collar', 'cuffs']);
});

test.each([{ bands: [] }, { bands: ['hem', 'hem'] }, { threads: ['#000000'] }])(
	'an ornament of a link with %j is not read',
	(wrong) => {
		expect(parseOrnament({ ...first, ...wrong })).toBeUndefined();
	},
);

test('a picture of the pattern has the threads of the bands, the same on both cuffs and nothing beside', () => {
	const { pattern, map } = readGarment('menShirt1');
	const bands = sewBands('menShirt1', pattern, map, cuffs);
	const [one = 0, other = 0, yoke] = ['cuff-right', 'cuff-left', 'yoke'].map((piece) => {
		const rect = map.panels[piece]?.rect.map((side) => side * map.uvMetres) ?? [];
		const [left = 0, top = 0, right = 0, bottom = 0] = rect;
		const perMetre = 1000;
		const width = Math.round((right - left) * perMetre);
		const height = Math.round((bottom - top) * perMetre);
		const data = new Uint8ClampedArray(width * height * 4);
		paintBands({ data, width, height }, { left, top, perMetre }, bands);
		return data.filter((value, at) => at % 4 === 3 && value > 0).length;
	});
	expect(one).toBeGreaterThan(1000);
	expect(Math.abs(one - other)).toBeLessThan(60);
	expect(yoke).toBe(0);
});
