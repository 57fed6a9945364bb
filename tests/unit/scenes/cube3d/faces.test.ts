import { expect, test } from 'vitest';
import { edge, toDice } from '#scenes/cube3d/faces.ts';
import { readPoint, stubAtlas } from './atlas.ts';

test('faces that lie side by side in the atlas become one layer each, row for row', async () => {
	const image = stubAtlas(6 * edge, edge, (x, y) => [Math.floor(x / edge), x % edge, y]);
	const texture = await toDice(new Blob());
	expect(texture.image).toMatchObject({ width: edge, height: edge, depth: 6 });
	expect(readPoint(texture, 0, 0, 0)).toEqual([0, 0, 0, 255]);
	expect(readPoint(texture, 2, 7, 100)).toEqual([2, 7, 100, 255]);
	expect(readPoint(texture, 5, 255, 255)).toEqual([5, 255, 255, 255]);
	expect(image.close).toHaveBeenCalledTimes(1);
});
