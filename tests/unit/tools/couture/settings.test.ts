import { garmentKeys, garments } from '#tools/couture/garments.ts';
import { listUploads, parseGarmentSettings, toOriginal } from '#tools/couture/settings.ts';
import { settings } from './makers.ts';

const original = toOriginal('menShirt1');

test('all four garments start white, without a logo, with the values and materials of the specification', () => {
	expect(original).toMatchObject({
		colour: '#ffffff',
		roughness: 0.1,
		metalness: 0.5,
		brightnessMultiplier: 4.5,
		mix: false,
		logo: { imageData: null, positionX: 0, positionY: 0, scale: 1 },
		parts: {},
		prints: [],
	});
	for (const [at, material] of ([1, 2, 3, 1] as const).entries())
		expect(toOriginal(garmentKeys[at] ?? 'menShirt1')).toEqual({
			...original,
			texture: `material-${material}`,
		});
	expect(garments.womenDress).toMatchObject({ path: '/models/womens-dress.glb', branded: false });
});

test('settings that are read are the settings that were written', () => {
	const read = parseGarmentSettings('menShirt1', JSON.parse(JSON.stringify(settings)));
	expect(read).toEqual({ value: settings, whole: true });
});

test('a broken field leaves the others alone', () => {
	const read = parseGarmentSettings('menShirt1', { colour: 'mud', scale: 9, finish: 'wool' });
	expect(read).toEqual({ whole: false, value: { ...original, finish: 'wool' } });
});

test.each([
	{ logo: { imageData: 'javascript:alert(1)' } },
	{ logo: { positionY: -1.6 } },
	{ texture: 'upload:../../etc' },
	{ prints: Array(7).fill({ imageData: 'logo-1' }) },
	{ prints: [{ text: 'a\u202eb', colour: '#000000' }] },
])('a broken field is as on the original: %j', (broken) => {
	const read = { whole: false, value: original };
	expect(parseGarmentSettings('menShirt1', broken)).toEqual(read);
});

test('uploads are listed once', () => {
	const one = { ...original, texture: 'upload:a' as const };
	const two = { ...one, logo: { ...one.logo, imageData: 'upload:b' as const } };
	expect(listUploads([one, two])).toEqual(['a', 'b']);
});
