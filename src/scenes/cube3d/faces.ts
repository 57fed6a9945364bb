import { DataArrayTexture, NoColorSpace, RGBAFormat, SRGBColorSpace } from 'three';
import { sharpen } from '#scenes/stage/sharp-texture.ts';

/** Edge of a face in an atlas, in pixels. */
export const edge = 256;

/** The six faces of `orbit-faces.webp`, one layer each: the spots of a die, 1 to 6. */
export async function toDice(atlas: Blob): Promise<DataArrayTexture> {
	const { pixels, columns } = await readAtlas(atlas);
	const out = new Uint8Array(columns * edge * edge * 4);
	for (let face = 0; face < columns; face++) {
		for (let row = 0; row < edge; row++) {
			const from = (row * columns + face) * edge * 4;
			out.set(pixels.subarray(from, from + edge * 4), (face * edge + row) * edge * 4);
		}
	}
	return toLayers(out, edge, columns, 'colour');
}

/** Faces of one colour, for an atlas that failed to load. */
export function toBlank(layers: number, rgb: readonly [number, number, number]): DataArrayTexture {
	const pixels = new Uint8Array(layers * 4).map((_, at) => rgb[at % 4] ?? 255);
	return toLayers(pixels, 1, layers, 'data');
}

export async function readAtlas(atlas: Blob) {
	const image = await createImageBitmap(atlas);
	const { width, height } = image;
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error('There is no canvas to read the faces from.');
	context.drawImage(image, 0, 0);
	image.close();
	const { data: pixels } = context.getImageData(0, 0, width, height);
	return { pixels, columns: width / edge, rows: height / edge };
}

/** A texture of equal squares on top of each other. */
export function toLayers(
	pixels: Uint8Array,
	width: number,
	layers: number,
	use: 'colour' | 'data',
): DataArrayTexture {
	const texture = new DataArrayTexture(pixels, width, width, layers);
	texture.format = RGBAFormat;
	texture.colorSpace = use === 'colour' ? SRGBColorSpace : NoColorSpace;
	return sharpen(texture);
}
