import { vi } from 'vitest';

type Colour = readonly [r: number, g: number, b: number];

/** Stands in for the browser's decoder and canvas: whatever file is read, its picture has these colours. */
export function stubAtlas(
	width: number,
	height: number,
	toColour: (x: number, y: number) => Colour,
): { close: () => void } {
	const image = { width, height, close: vi.fn() };
	vi.stubGlobal('createImageBitmap', async () => image);
	vi.stubGlobal(
		'OffscreenCanvas',
		class {
			getContext() {
				return {
					drawImage: vi.fn(),
					getImageData: () => ({ data: paint(width, height, toColour) }),
				};
			}
		},
	);
	return image;
}

/** The colour of a point of a layer, as its texture keeps it. */
export function readPoint(
	{
		image: { data, width, height },
	}: { image: { data: ArrayLike<number> | null; width: number; height: number } },
	layer: number,
	x: number,
	y: number,
): number[] {
	const at = ((layer * height + y) * width + x) * 4;
	return [0, 1, 2, 3].map((channel) => data?.[at + channel] ?? Number.NaN);
}

function paint(width: number, height: number, toColour: (x: number, y: number) => Colour) {
	const pixels = new Uint8ClampedArray(width * height * 4);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) pixels.set([...toColour(x, y), 255], (y * width + x) * 4);
	}
	return pixels;
}
