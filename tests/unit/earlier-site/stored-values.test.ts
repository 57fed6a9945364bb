import { cleanStores, type ReadableAtom } from 'nanostores';
import { parseList } from '#browser/records/stored-list.ts';
import { useStorage as setStorage } from '#browser/saved.ts';
import { toIso } from '#earlier-site/notes.ts';
import { cities } from '#live/cities.ts';
import { $weatherCity } from '#live/weather-city.ts';
import { garments } from '#tools/couture/garments.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import { firstWardrobe, printWardrobe } from '#tools/couture/wardrobe.ts';
import { taskFormat } from '#tools/todo/task.ts';
import stored from './garments.json' with { type: 'json' };

describe('lists', () => {
	test('tasks are read, repeated ids included, and a bad one costs no other', () => {
		const text = JSON.stringify([
			{ id: 1, name: 'a', editing: false, completed: true },
			{ id: 1, name: ' b', editing: true, completed: false },
		]);
		const records = [
			{ id: 'earlier.0', name: 'a', completed: true, due: '' },
			{ id: 'earlier.1', name: ' b', completed: false, due: '' },
		];
		expect(parseList(text, taskFormat)).toEqual({ whole: true, records });
		const broken = text.replace(']', ',5,{"name":7}]');
		expect(parseList(broken, taskFormat)).toEqual({
			whole: false,
			records,
			left: [
				{ line: 3, text: '5' },
				{ line: 4, text: '{"name":7}' },
			],
		});
	});

	test.each(['21.11.2026, 14:05:00', '21/11/2026, 14:05:00', '11/21/2026, 2:05:00 PM'])(
		'the date %s is understood',
		(text) => {
			expect(toIso(text)).toBe(new Date(2026, 10, 21, 14, 5).toISOString());
		},
	);
});

describe('the city of the weather', () => {
	test.each([
		['Valencia', cities.valencia],
		['"Odessa"', cities.odessa],
		['Львів', { name: 'Львів' }],
	])('%s is read', (text, city) => {
		expect(readStored($weatherCity, 'weatherCity', text)).toEqual(city);
	});
});

describe('garments', () => {
	const key = 'modelsSettings';

	test('are read with their colours, addresses of textures and logos', () => {
		const settings = {
			texture: 'assets/textures/texture3.webp',
			color: 13040582,
			roughness: 0.1,
			metalness: 0.5,
			brightnessMultiplier: 4.5,
			logo: { imageData: '/logos/logo2.webp', positionX: 0.5, positionY: -1.5, scale: 2 },
		};
		const text = JSON.stringify({ menShirt1: { path: 'x.glb', name: 'n', settings } });
		expect(readStored($wardrobe, key, text).menShirt1).toMatchObject({
			texture: 'knit',
			colour: '#c6fbc6',
			logo: {
				imageData: 'logo-2',
				place: 'front',
				positionX: 0.5,
				positionY: -1.5,
				scale: 2,
				turn: 0,
			},
		});
	});

	test.each([
		[13040582, '#c6fbc6'],
		['#ABC', '#aabbcc'],
		['0xB3202C', '#b3202c'],
		['c6fbc6', '#c6fbc6'],
		['golden', '#d8a32b'],
	])('the colour %j is read as %s', (color, colour) => {
		const text = JSON.stringify({ menShirt1: { settings: { color } } });
		expect(readStored($wardrobe, key, text).menShirt1).toMatchObject({ colour });
	});

	test.each([-1, 2 ** 24, 1.5, 'mud', '#12', 'constructor', null])('%j is no colour', (color) => {
		const text = JSON.stringify({ menShirt1: { settings: { color } } });
		expect(readStored($wardrobe, key, text).menShirt1).toMatchObject({ colour: '#ffffff' });
	});

	test.each(stored)('$stored is read as $read', ({ stored: settings, read }) => {
		const text = JSON.stringify({ menShirt1: { settings } });
		expect(readStored($wardrobe, key, text).menShirt1).toMatchObject(read);
	});

	test('of which a part is broken are set aside as they were stored', () => {
		const text = '{"menShirt1":{"settings":{"color":"mud"}}}';
		const storage: Record<string, string> = { [key]: text };
		expect(readStored($wardrobe, key, text, storage)).toEqual(firstWardrobe);
		expect(storage).toHaveProperty([`${key}.broken`], text);
	});

	test('are stored with path, name, icon and original', () => {
		const { path, key: nameKey, icon } = garments.womenShirt;
		expect(JSON.parse(printWardrobe(firstWardrobe)).womenShirt).toEqual({
			path,
			nameKey,
			icon,
			originalSettings: toOriginal('womenShirt'),
			settings: toOriginal('womenShirt'),
		});
	});
});

/** What a store reads that is mounted for the first time with a text in the storage. */
function readStored<Value>(
	$store: ReadableAtom<Value>,
	key: string,
	text: string,
	storage: Record<string, string> = { [key]: text },
): Value {
	cleanStores($store);
	setStorage(storage);
	return $store.get();
}
