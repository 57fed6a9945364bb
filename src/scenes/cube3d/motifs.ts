import type { DataArrayTexture } from 'three';
import { toChannels } from '#tools/design/colour.ts';
import { edge, readAtlas, toBlank, toLayers } from './faces.ts';

/** Ground, first and second thread of the faces of `cube-faces.webp`, column by column; see `assets/textures/cubes.py`. */
const dyes = [
	['#1f45c4', '#f4eee2', '#dc9f33'],
	['#f4eee2', '#1f45c4', '#bf5a36'],
	['#bf5a36', '#f4eee2', '#16235a'],
	['#dc9f33', '#16235a', '#bf5a36'],
	['#aebfe8', '#1f45c4', '#f4eee2'],
	['#16235a', '#dc9f33', '#aebfe8'],
	['#e3ab8c', '#8f3b22', '#f4eee2'],
	['#e5d2b4', '#1f45c4', '#8f3b22'],
	['#191c28', '#bf5a36', '#dc9f33'],
] as const;

/** Squared distance of two colours at which it is hardly a question which one a point has. */
const nearness = 40;

/**
 * The motifs of `cube-faces.webp` without their dyes, one layer for each face: how much of a point is
 * first thread (red) and second thread (green), and how light it is in its own dye (blue, 128 is the
 * dye itself). So a motif can be stitched in the colours of any side.
 */
export async function toMotifs(atlas: Blob): Promise<DataArrayTexture> {
	const { pixels, columns, rows } = await readAtlas(atlas);
	const out = new Uint8Array(columns * rows * edge * edge * 4);
	for (let face = 0; face < columns * rows; face++) {
		const left = (face % columns) * edge;
		const top = Math.floor(face / columns) * edge;
		const undye = createUndye(face % columns);
		for (let at = 0; at < edge * edge; at++) {
			const from = ((top + Math.floor(at / edge)) * columns * edge + left + (at % edge)) * 4;
			undye(pixels, from, out, (face * edge * edge + at) * 4);
		}
	}
	return toLayers(out, edge, columns * rows, 'data');
}

/** Bare cloth on all 27. */
export function toBareCloth(): DataArrayTexture {
	return toBlank(27, [0, 0, 128]);
}

function createUndye(column: number) {
	const [ground, first, second] = (dyes[column] ?? []).map(toChannels);
	if (!ground || !first || !second) throw new Error(`Column ${column} of the faces has no dyes.`);

	return (pixels: Uint8ClampedArray, from: number, out: Uint8Array, to: number) => {
		const r = pixels[from] ?? 0;
		const g = pixels[from + 1] ?? 0;
		const b = pixels[from + 2] ?? 0;
		const w0 = weigh(r, g, b, ground);
		const w1 = weigh(r, g, b, first);
		const w2 = weigh(r, g, b, second);
		const sum = w0 + w1 + w2;
		const own = (luma(ground) * w0 + luma(first) * w1 + luma(second) * w2) / sum;
		out[to] = Math.round((255 * w1) / sum);
		out[to + 1] = Math.round((255 * w2) / sum);
		out[to + 2] = Math.min(255, Math.round((128 * (luma([r, g, b]) + 12)) / (own + 12)));
		out[to + 3] = 255;
	};
}

function weigh(r: number, g: number, b: number, [r1 = 0, g1 = 0, b1 = 0]: readonly number[]) {
	return 1 / (nearness + (r - r1) ** 2 + (g - g1) ** 2 + (b - b1) ** 2) ** 2;
}

function luma([r = 0, g = 0, b = 0]: readonly number[]): number {
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
