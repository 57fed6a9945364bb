import sharp, { type Metadata, type Sharp } from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { isDrawing } from './drawing.ts';

/** Width and height in pixels, of the picture as it is seen. */
export interface Size {
	width: number;
	height: number;
}

/**
 * The picture drawn again in its own format: upright, in 8 bits and red, green and blue, without metadata. Its colour
 * profile stays if it is one for these colours; one for printers is applied and dropped. Of a damaged picture as much is
 * drawn as browsers show.
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
	const drawn = await takeMadeBefore('redrawn', [bytes], async () => {
		const picture = sharp(bytes, { failOn: 'none' }).autoOrient();
		const found = await picture.metadata();
		if (isScreenColour(found)) picture.keepIccProfile();
		return encode(picture, found, isDrawing(bytes)).toBuffer();
	});
	return Buffer.from(drawn);
}

/** The picture in the format that `found` has, as good as its original; WebP for a format of no browser. */
export function encode(
	picture: Sharp,
	{ format, chromaSubsampling = '' }: Metadata,
	lossless: boolean,
): Sharp {
	const chroma = chromaSubsampling.startsWith('4:2:0') ? '4:2:0' : '4:4:4';
	if (format === 'jpeg') return picture.jpeg({ quality: 92, chromaSubsampling: chroma });
	if (format === 'png') return picture.png();
	if (format === 'heif') return picture.avif({ quality: 80 });
	return picture.webp({ quality: 92, lossless });
}

/** Whether every browser shows the stored colours as they are. AVIF alone has more than 8 bits in small files. */
export function isScreenColour({ space, depth, format }: Metadata): boolean {
	if (format === 'heif') return space !== 'cmyk';
	return (space === 'srgb' || space === 'b-w') && depth === 'uchar';
}
