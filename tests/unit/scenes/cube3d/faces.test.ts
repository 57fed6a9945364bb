import { edge, toDice } from '#scenes/cube3d/faces.ts';

test('faces that lie side by side in the atlas become one layer each, row for row', async () => {
	const image = { width: 6 * edge, height: edge, close: vi.fn() };
	const data = Uint8ClampedArray.from({ length: image.width * edge * 4 }, (_, at) => {
		const [x, y] = [Math.floor(at / 4) % image.width, Math.floor(at / 4 / image.width)];
		return [Math.floor(x / edge), x % edge, y, 255][at % 4] ?? 0;
	});
	// Stands in for the browser's decoder and canvas.
	vi.stubGlobal('createImageBitmap', async () => image);
	vi.stubGlobal(
		'OffscreenCanvas',
		class {
			getContext = () => ({ drawImage() {}, getImageData: () => ({ data }) });
		},
	);
	const { image: layers } = await toDice(new Blob());
	expect(layers).toMatchObject({ width: edge, height: edge, depth: 6 });
	for (const [layer, x, y] of [
		[0, 0, 0],
		[2, 7, 100],
		[5, 255, 255],
	] as const) {
		const at = ((layer * edge + y) * edge + x) * 4;
		expect([...(layers.data ?? [])].slice(at, at + 4)).toEqual([layer, x, y, 255]);
	}
	expect(image.close).toHaveBeenCalledTimes(1);
});
