import { expect, test } from 'vitest';
import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { layThreads } from '#scenes/couture/exports/bake-normals.ts';

/** The normal that a pixel of a picture of normals holds. */
function toNormal(pixel: Uint8ClampedArray) {
	return [0, 1, 2].map((channel) => (pixel[channel] ?? 0) / 127.5 - 1);
}

test('a fold leans as far as in its picture', () => {
	const pixel = Uint8ClampedArray.of(128 + Math.round((0.5 / mostLean) * 127), 128, 200, 255);
	layThreads(pixel, undefined, 1);
	const [right = 0, down = 1, up = 0] = toNormal(pixel);
	expect(right).toBeCloseTo(0.5, 1);
	expect(down).toBeCloseTo(0, 1);
	expect(Math.hypot(right, down, up)).toBeCloseTo(1, 1);
});
