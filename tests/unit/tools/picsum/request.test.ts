import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLargeUrl, toPicture } from '#tools/picsum/picture.ts';
import {
	createSeed,
	firstSize,
	parseRequest,
	printRequest,
	sizes,
	toSeeds,
	toSize,
	toThumbnailSize,
} from '#tools/picsum/request.ts';

test('the sizes are 128, 256, 512, 1024, 2048 and 4096, and 256 at first', () => {
	expect([...sizes]).toEqual([128, 256, 512, 1024, 2048, 4096]);
	expect(firstSize).toBe(256);
	expect(['4096', '300', '', null].map(toSize)).toEqual([4096, 256, 256, 256]);
});

test('the address and the request are the same thing', () => {
	const anyRequest = fc.record({
		seed: fc.stringMatching(/^[\w-]{1,32}$/),
		size: fc.constantFrom(...sizes),
		quantity: fc.integer({ min: 1, max: 30 }),
	});
	fc.assert(
		fc.property(anyRequest, (request) => {
			expect(parseRequest(printRequest(request))).toEqual(request);
		}),
	);
});

test('an address of any kind is read without a fault and within the bounds', () => {
	expect(parseRequest('?seed=fox')).toEqual({ seed: 'fox', size: 256, quantity: 6 });
	expect(parseRequest('?seed=fox&size=9999&quantity=500')).toEqual({
		seed: 'fox',
		size: 256,
		quantity: 30,
	});
	for (const search of [
		'',
		'?',
		'?size=512',
		'?seed=',
		'?seed=../id/1',
		`?seed=${'a'.repeat(33)}`,
	]) {
		expect(parseRequest(search)).toBeUndefined();
	}
	fc.assert(
		fc.property(fc.string(), (text) => {
			const request = parseRequest(text);
			if (request) expect(toSeeds(request).length).toBeLessThanOrEqual(30);
		}),
	);
});

test('a seed is eight letters and digits and never the same', () => {
	const seeds = Array.from({ length: 500 }, createSeed);
	for (const seed of seeds) expect(seed).toMatch(/^[a-z\d]{8}$/);
	expect(new Set(seeds).size).toBe(500);
});

test('the same request has the same seeds, one for each picture', () => {
	expect(toSeeds({ seed: 'fox', size: 256, quantity: 3 })).toEqual(['fox-1', 'fox-2', 'fox-3']);
});

test('the grid shows small pictures, the chosen size is behind them', () => {
	expect(sizes.map(toThumbnailSize)).toEqual([128, 256, 256, 256, 256, 256]);
	expect(toPicture('https://picsum.photos', 'fox-1', 4096)).toEqual({
		seed: 'fox-1',
		thumbnail: 'https://picsum.photos/seed/fox-1/256/256.webp',
		full: 'https://picsum.photos/seed/fox-1/4096/4096.webp',
	});
});

test('a window is filled with the whole picture, its longer side 1,600 pixels', () => {
	const large = (width: number, height: number) =>
		toLargeUrl('https://picsum.photos', 'fox-1', { width, height });
	expect(large(5000, 3333)).toBe('https://picsum.photos/seed/fox-1/1600/1067.webp');
	expect(large(2000, 4000)).toBe('https://picsum.photos/seed/fox-1/800/1600.webp');
});
