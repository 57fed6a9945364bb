import { DataTexture } from 'three';
import { sharpen } from '#scenes/stage/sharp-texture.ts';
import { printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';

/** Free rim of a tile as a share of its edge, so that smaller copies of the sheet do not run together. */
export const rim = 1 / 32;

/** Edge of an embroidery in pixels. */
export const sewnEdge = 768;

/** A print that has been sewn, in a square as large as its tile. */
export interface Sewn {
	colours: HTMLCanvasElement;
	/** As in `Embroidery`. */
	relief: Uint8ClampedArray;
}

/** What has been sewn, by the looks of the prints. */
export type Embroideries = ReadonlyMap<string, Sewn>;

/** In metres. */
const threadWidth = 0.00048;
const widths = { least: 2.3, most: 7 };

/**
 * Width of a thread in pixels. Thread is as thick in a large print as in a small one; the width changes in steps, because
 * with each the print is sewn again.
 */
export function toThreadWidth({ scale }: Pick<Print, 'scale'>): number {
	const exact = (threadWidth / (scale * printWidth)) * sewnEdge * (1 - 2 * rim);
	const step = 2 ** (Math.round(Math.log2(exact) * 2) / 2);
	return Number(Math.min(widths.most, Math.max(widths.least, step)).toFixed(2));
}

/** The relief of all prints, laid out as their sheet. Its alpha is a measure, which a canvas would not keep. */
export function createRelief(
	works: readonly (Sewn | undefined)[],
	perRow: number,
): DataTexture | null {
	if (!works.some(Boolean)) return null;
	const edge = perRow * sewnEdge;
	const pixels = new Uint8Array(edge * edge * 4).fill(128);
	works.forEach((work, number) => {
		if (!work) return;
		const [left, top] = [(number % perRow) * sewnEdge, Math.floor(number / perRow) * sewnEdge];
		for (let y = 0; y < sewnEdge; y += 1) {
			const row = work.relief.subarray(y * sewnEdge * 4, (y + 1) * sewnEdge * 4);
			pixels.set(row, ((top + y) * edge + left) * 4);
		}
	});
	return sharpen(new DataTexture(pixels, edge, edge));
}
