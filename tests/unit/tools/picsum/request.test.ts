import { toPicture } from '#tools/picsum/picture.ts';
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

const host = 'https://picsum.photos';

test('the sizes are those of the specification, 256 at first; the grid shows small ones', () => {
	expect([...sizes, firstSize]).toEqual([128, 256, 512, 1024, 2048, 4096, 256]);
	expect(['4096', '300', '', null].map(toSize)).toEqual([4096, 256, 256, 256]);
	expect([...new Set(sizes.map(toThumbnailSize))]).toEqual([128, 256]);
});

test('the address and the request are the same thing', () => {
	const request = { seed: 'a_b-1', size: 4096, quantity: 30 } as const;
	expect(parseRequest(printRequest(request))).toEqual(request);
});

test.each([
	['?seed=fox', { seed: 'fox', size: 256, quantity: 6 }],
	['?seed=fox&size=9999&quantity=500', { seed: 'fox', size: 256, quantity: 30 }],
	['?size=512', undefined],
	['?seed=../id/1', undefined],
	[`?seed=${'a'.repeat(33)}`, undefined],
])('the address %s is read within the bounds', (search, request) => {
	expect(parseRequest(search)).toEqual(request);
});

test('a seed is eight letters and digits and never the same; a request has one for each picture', () => {
	const seeds = Array.from({ length: 500 }, createSeed);
	for (const seed of seeds) expect(seed).toMatch(/^[a-z\d]{8}$/);
	expect(new Set(seeds).size).toBe(500);
	expect(toSeeds({ seed: 'fox', size: 256, quantity: 3 })).toEqual(['fox-1', 'fox-2', 'fox-3']);
});

test('the chosen size is behind a small picture', () => {
	const address = `${host}/seed/fox-1`;
	expect(toPicture(host, 'fox-1', 4096)).toEqual({
		seed: 'fox-1',
		thumbnail: `${address}/256/256.webp`,
		full: `${address}/4096/4096.webp`,
	});
});
