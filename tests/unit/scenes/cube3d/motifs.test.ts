import { NoColorSpace } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { edge } from '#scenes/cube3d/faces.ts';
import { toBareCloth, toMotifs } from '#scenes/cube3d/motifs.ts';
import { readPoint, stubAtlas } from './atlas.ts';

afterEach(() => vi.unstubAllGlobals());

/** The dyes of the first column of the atlas. */
const [ground, first, second] = [
	[0x1f, 0x45, 0xc4],
	[0xf4, 0xee, 0xe2],
	[0xdc, 0x9f, 0x33],
] as const;
/** In the second column the same colours have other roles. */
const groundOfSecond = first;
const firstOfSecond = ground;

test('a point is ground, first or second thread by its dye, which is taken out of it', async () => {
	stubAtlas(edge, edge, (x) => [ground, first, second][x] ?? ground);
	const motifs = await toMotifs(new Blob());
	const [asGround = [], asFirst = [], asSecond = []] = [0, 1, 2].map((x) =>
		readPoint(motifs, 0, x, 0),
	);
	expect(asGround).toEqual([0, 0, 128, 255]);
	expect(asFirst).toEqual([255, 0, 128, 255]);
	expect(asSecond).toEqual([0, 255, 128, 255]);
	expect(motifs.colorSpace).toBe(NoColorSpace);
});

test('a point in shade is darker in its own dye', async () => {
	const shaded = [ground[0] * 0.7, ground[1] * 0.7, ground[2] * 0.7] as const;
	stubAtlas(edge, edge, () => shaded);
	const [asFirst = 255, asSecond = 255, light = 255] = readPoint(
		await toMotifs(new Blob()),
		0,
		0,
		0,
	);
	expect(light).toBeLessThan(128 * 0.9);
	expect(light).toBeGreaterThan(128 * 0.6);
	expect(asFirst).toBeLessThan(10);
	expect(asSecond).toBeLessThan(10);
});

test('faces are numbered row by row, and each has the dyes of its column', async () => {
	stubAtlas(2 * edge, 2 * edge, (x, y) => {
		const left = x < edge;
		if (y < edge) return left ? ground : groundOfSecond;
		return left ? first : firstOfSecond;
	});
	const motifs = await toMotifs(new Blob());
	expect(motifs.image.depth).toBe(4);
	const threads = [0, 1, 2, 3].map((face) => readPoint(motifs, face, 9, 9)[0]);
	expect(threads).toEqual([0, 0, 255, 255]);
});

test('an atlas with more columns than there are dyes is refused', async () => {
	stubAtlas(10 * edge, edge, () => ground);
	await expect(toMotifs(new Blob())).rejects.toThrow('Column 9');
});

test('bare cloth has no thread on any of the 27 faces', () => {
	const cloth = toBareCloth();
	expect(cloth.image.depth).toBe(27);
	expect(readPoint(cloth, 26, 0, 0)).toEqual([0, 0, 128, 255]);
});
