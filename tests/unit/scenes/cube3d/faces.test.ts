import { NoColorSpace, SRGBColorSpace } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { edge, toBlank, toDice } from '#scenes/cube3d/faces.ts';
import { readPoint, stubAtlas } from './atlas.ts';

afterEach(() => vi.unstubAllGlobals());

test('faces that lie side by side in the atlas become one layer each, row for row', async () => {
	const image = stubAtlas(6 * edge, edge, (x, y) => [Math.floor(x / edge), x % edge, y]);
	const texture = await toDice(new Blob());
	expect(texture.image).toMatchObject({ width: edge, height: edge, depth: 6 });
	expect(readPoint(texture, 0, 0, 0)).toEqual([0, 0, 0, 255]);
	expect(readPoint(texture, 2, 7, 100)).toEqual([2, 7, 100, 255]);
	expect(readPoint(texture, 5, 255, 255)).toEqual([5, 255, 255, 255]);
	expect(image.close).toHaveBeenCalledTimes(1);
});

test('faces are colours for screens, and the card gets them with smaller copies', async () => {
	stubAtlas(edge, edge, () => [0, 0, 0]);
	const texture = await toDice(new Blob());
	expect(texture.colorSpace).toBe(SRGBColorSpace);
	expect(texture.generateMipmaps).toBe(true);
	expect(texture.version).toBeGreaterThan(0);
});

test('a browser without canvases is named as the reason', async () => {
	stubAtlas(edge, edge, () => [0, 0, 0]);
	vi.stubGlobal(
		'OffscreenCanvas',
		class {
			getContext = () => null;
		},
	);
	await expect(toDice(new Blob())).rejects.toThrow('There is no canvas');
});

test('every layer of a blank is one point of its colour, opaque, and as plain numbers', () => {
	const texture = toBlank(3, [200, 150, 60]);
	expect(texture.image).toMatchObject({ width: 1, height: 1, depth: 3 });
	for (const layer of [0, 1, 2])
		expect(readPoint(texture, layer, 0, 0)).toEqual([200, 150, 60, 255]);
	expect(texture.colorSpace).toBe(NoColorSpace);
});
