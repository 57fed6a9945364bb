import sharp, { type Metadata } from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { isDrawing } from './drawing.ts';

/** Width and height in pixels, of the picture as it is seen. */
export interface Size {
	width: number;
	height: number;
}

/**
 * The picture drawn again in its own format: upright, in 8 bits and red, green and blue, without metadata. Its colour
 * profile stays if it is one for these colours; one for printers is applied and dropped. It is never enlarged, and of a damaged
 * picture as much is drawn as browsers show.
 */
export async function redraw(bytes: Buffer, size: Partial<Size> = {}): Promise<Buffer> {
	const drawn = await takeMadeBefore('redrawn', [JSON.stringify(size), bytes], async () => {
		const picture = sharp(bytes, { failOn: 'none' }).autoOrient();
		const found = await picture.metadata();
		if (isScreenColour(found)) picture.keepIccProfile();
		picture.resize({ ...size, fit: 'inside', withoutEnlargement: true });
		const { format, chromaSubsampling = '' } = found;
		const chroma = chromaSubsampling.startsWith('4:2:0') ? '4:2:0' : '4:4:4';
		if (format === 'jpeg') picture.jpeg({ quality: 92, chromaSubsampling: chroma });
		else if (format === 'webp') picture.webp({ quality: 92, lossless: isDrawing(bytes) });
		else if (format === 'png') picture.png();
		else picture.avif({ quality: 80 });
		return picture.toBuffer();
	});
	return Buffer.from(drawn);
}

/** Whether every browser shows the stored colours as they are. AVIF alone has more than 8 bits in small files. */
export function isScreenColour({ space, depth, format }: Metadata): boolean {
	if (format === 'heif') return space !== 'cmyk';
	return (space === 'srgb' || space === 'b-w') && depth === 'uchar';
}
