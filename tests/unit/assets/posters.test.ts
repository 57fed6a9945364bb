import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = new URL('../../../src/assets/posters/', import.meta.url);
const garments = ['mens-shirt-1', 'mens-shirt-2', 'womens-dress', 'womens-shirt'];
const wide = ['creep3d', 'creep3d-left', 'creep3d-right'];
const square = [
	...garments.map((garment) => `couture-${garment}-front`),
	...['side', 'back'].map((side) => `couture-mens-shirt-1-${side}`),
	...['', '-above', '-side', '-stitched'].map((view) => `configurator${view}`),
	...['', '-left', '-back', '-mixed'].map((view) => `cube3d${view}`),
];
const names = [...wide, ...square];
const largestFile = 60_000;
/** Of 255: below this a pixel of the rim is taken for empty. */
const visible = 8;

function toFile(name: string): string {
	return new URL(`${name}.webp`, folder).pathname;
}

test('there are posters of each 3D page from several sides, and of each garment', () => {
	expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
});

test.each(names)('%s is 1200 px wide, clear around the model and light', async (name) => {
	expect(statSync(toFile(name)).size).toBeLessThanOrEqual(largestFile);
	const { width, height, hasAlpha } = await sharp(toFile(name)).metadata();
	expect({ width, height, hasAlpha }).toEqual({
		width: 1200,
		height: wide.includes(name) ? 600 : 1200,
		hasAlpha: true,
	});
});

test.each(names)('%s is not cut off and not empty', async (name) => {
	const alpha = sharp(toFile(name)).extractChannel('alpha');
	const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
	const rim: number[] = [];
	for (let x = 0; x < info.width; x++) {
		rim.push(data[x] ?? 0, data[(info.height - 1) * info.width + x] ?? 0);
	}
	for (let y = 0; y < info.height; y++) {
		rim.push(data[y * info.width] ?? 0, data[(y + 1) * info.width - 1] ?? 0);
	}
	expect(Math.max(...rim)).toBeLessThan(visible);
	const solid = data.filter((value) => value > 250).length;
	// A line of names has no more than this.
	expect(solid / data.length).toBeGreaterThan(wide.includes(name) ? 0.025 : 0.06);
});
