import { NoColorSpace } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { edge } from '#scenes/cube3d/faces.ts';
import { toMotifs } from '#scenes/cube3d/motifs.ts';
import { readPoint, stubAtlas } from './atlas.ts';

afterEach(() => vi.unstubAllGlobals());

/** The dyes of the first column of the atlas. */
const [ground, first, second] = [
	[0x1f, 0x45, 0xc4],
	[0xf4, 0xee, 0xe2],
	[0xdc, 0x9f, 0x33],
] as const;

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
