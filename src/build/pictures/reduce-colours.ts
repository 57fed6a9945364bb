import sharp from 'sharp';

/**
 * The same picture in at most 256 colours, as lossless WebP. A drawing in another size than its own has hundreds of
 * mixed colours at its edges; the nearest of 256 look the same, and take a fifth fewer bytes.
 */
export async function reduceColours(picture: Uint8Array): Promise<Uint8Array> {
	const reduced = await sharp(picture).png({ palette: true, dither: 0 }).toBuffer();
	// Effort 6 takes a hundred times as long for 4% fewer bytes.
	return sharp(reduced).webp({ lossless: true, quality: 100, effort: 4 }).toBuffer();
}
