import { expect, test } from 'vitest';
import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { layThreads } from '#scenes/couture/exports/bake-normals.ts';

/** The normal that a pixel of a picture of normals holds. */
function toNormal(pixel: Uint8ClampedArray) {
	return [0, 1, 2].map((channel) => (pixel[channel] ?? 0) / 127.5 - 1);
}

test('flat cloth without threads has normals that point away from it', () => {
	const pixel = Uint8ClampedArray.of(128, 128, 255, 255);
	layThreads(pixel, undefined, 1);
	const [right = 1, down = 1, up = 0] = toNormal(pixel);
	expect(Math.hypot(right, down)).toBeLessThan(0.01);
	expect(up).toBeGreaterThan(0.99);
});

test('a fold leans as far as in its picture', () => {
	const pixel = Uint8ClampedArray.of(128 + Math.round((0.5 / mostLean) * 127), 128, 200, 255);
	layThreads(pixel, undefined, 1);
	const [right = 0, down = 1, up = 0] = toNormal(pixel);
	expect(right).toBeCloseTo(0.5, 1);
	expect(down).toBeCloseTo(0, 1);
	expect(Math.hypot(right, down, up)).toBeCloseTo(1, 1);
});

test('threads lie on the fold, as deep as the fabric has them', () => {
	const lean = (relief: number) => {
		const pixel = Uint8ClampedArray.of(128, 128, 255, 255);
		layThreads(pixel, Uint8ClampedArray.of(178, 128, 240, 255), relief);
		return toNormal(pixel)[0] ?? 0;
	};
	expect(lean(1)).toBeGreaterThan(lean(0.3));
	expect(lean(0.3)).toBeGreaterThan(lean(0));
	expect(lean(0)).toBeCloseTo(0, 1);
});
