import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = new URL('../../../public/textures/', import.meta.url);
const largestFile = 250 * 1024;
const tiling = ['denim', 'goblet-1', 'goblet-2', 'knit', 'linen', 'silk', 'vyshyvanka'];
// Where the picture meets itself, lines differ no more than neighbours inside it do.
const seamTolerance = 1.2;
// WebP codes the blocks at both edges apart; a mean step of three levels of 255 is not seen.
const unseenStep = 3;

async function readGrey(file: string) {
	const { data, info } = await sharp(new URL(file, folder).pathname)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, size: info.width };
}

/** The mean difference of two columns or rows of pixels. */
function compare(data: Buffer, size: number, first: number, second: number, step: number) {
	const other = step === 1 ? size : 1;
	let sum = 0;
	for (let i = 0; i < size; i++) {
		sum += Math.abs((data[first * step + i * other] ?? 0) - (data[second * step + i * other] ?? 0));
	}
	return sum / size;
}

test('every texture keeps the budget', () => {
	for (const file of readdirSync(folder)) {
		expect(statSync(new URL(file, folder)).size, file).toBeLessThanOrEqual(largestFile);
	}
});

test.each(tiling)('%s tiles without a seam', async (name) => {
	const { data, size } = await readGrey(`${name}.webp`);
	for (const step of [1, size]) {
		const inside = Array.from({ length: size - 1 }, (_, i) => compare(data, size, i, i + 1, step));
		const seam = compare(data, size, size - 1, 0, step);
		expect(seam).toBeLessThan(Math.max(unseenStep, Math.max(...inside) * seamTolerance));
	}
});

test.each([
	['cube-faces', 27],
	['orbit-faces', 6],
])('%s holds %i faces on its grid', async (name, count) => {
	const { image, face, columns, rows, names } = JSON.parse(
		readFileSync(new URL(`${name}.json`, folder), 'utf8'),
	);
	expect(new Set(names).size).toBe(count);
	const { width, height } = await sharp(new URL(image, folder).pathname).metadata();
	expect([width, height]).toEqual([columns * face, rows * face]);
	expect(columns * rows).toBeGreaterThanOrEqual(count);
});
