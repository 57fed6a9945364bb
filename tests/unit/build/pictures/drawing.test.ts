import sharp from 'sharp';
import { isDrawing } from '#build/pictures/drawing.ts';

const picture = sharp({
	create: { width: 40, height: 30, channels: 4, background: { r: 31, g: 69, b: 196, alpha: 0.5 } },
});

test.each([
	['WebP without loss', picture.clone().webp({ lossless: true })],
	[
		'WebP without loss and with a colour profile',
		picture.clone().webp({ lossless: true }).keepIccProfile().withIccProfile('srgb'),
	],
	['PNG with a palette', picture.clone().png({ palette: true })],
])('a picture with flat colours is a drawing: %s', async (_kind, encoded) => {
	expect(isDrawing(await encoded.toBuffer())).toBe(true);
});

test.each([
	['WebP with loss', picture.clone().removeAlpha().webp()],
	['WebP with loss and transparency', picture.clone().webp()],
	['PNG in all colours', picture.clone().png()],
	['JPEG', picture.clone().jpeg()],
	['AVIF', picture.clone().avif({ effort: 0 })],
])('a picture with flat colours is not a drawing: %s', async (_kind, encoded) => {
	expect(isDrawing(await encoded.toBuffer())).toBe(false);
});
