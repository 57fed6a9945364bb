import sharp from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { isDrawing } from './drawing.ts';
import { dropJpegMetadata } from './jpeg.ts';
import { dropPngMetadata } from './png.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import { dropWebpMetadata } from './webp.ts';

/** So many bytes of a file are enough to recognise a picture. */
export const signatureBytes = 64;

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** By the first bytes of the file: its name may be `Photo.JPG`, or a wrong one. */
export function findPictureKind(start: Buffer): Kind | undefined {
	const text = (from: number, to: number) => start.toString('latin1', from, to);
	if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
	if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
	if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
	const brands = text(4, 8) === 'ftyp' ? readBrands(start) : '';
	if (/avi[fs]/.test(brands)) return 'avif';
	return /hei[cmsx]|hev[cmsx]/.test(brands) ? 'heic' : undefined;
}

/** The main one, and those with which the file is compatible: ISO/IEC 14496-12, section 4.3. */
function readBrands(start: Buffer): string {
	return start.toString('latin1', 8, start.readUInt32BE(0));
}

/**
 * A picture as it may be published: without place, date, device, names and comments, in its own size and with its own
 * colour profile. Its pixels stay as they are, unless its EXIF contains a turn: then it is drawn upright.
 * AVIF is always drawn again if it has metadata.
 *
 * @throws {UnreadablePicture} if its metadata cannot be found for certain
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
	const kind = findPictureKind(bytes);
	if (kind === undefined) return bytes;
	if (kind === 'heic') throw new UnreadablePicture();
	if (kind === 'avif') return cleanAvif(bytes);
	const cleaned = drop[kind](bytes);
	if (cleaned.equals(bytes)) return bytes;
	const { orientation = 1, pages = 1 } = await sharp(bytes).metadata();
	return orientation === 1 || pages > 1 ? cleaned : drawUpright(bytes);
}

const drop = { jpeg: dropJpegMetadata, png: dropPngMetadata, webp: dropWebpMetadata };

async function cleanAvif(bytes: Buffer): Promise<Buffer> {
	const { exif, xmp, pages = 1 } = await sharp(bytes).metadata();
	if (!exif && !xmp) return bytes;
	// Drawn again, a moving picture would stand still.
	if (pages > 1 || readBrands(bytes).includes('avis')) throw new UnreadablePicture();
	return drawUpright(bytes);
}

async function drawUpright(bytes: Buffer): Promise<Buffer> {
	const drawn = await takeMadeBefore('upright', [bytes], async () => {
		const picture = sharp(bytes).autoOrient().keepIccProfile();
		const { format, chromaSubsampling = '' } = await picture.metadata();
		const chroma = chromaSubsampling.startsWith('4:2:0') ? '4:2:0' : '4:4:4';
		if (format === 'jpeg') picture.jpeg({ quality: 92, chromaSubsampling: chroma });
		else if (format === 'webp') picture.webp({ quality: 92, lossless: isDrawing(bytes) });
		else if (format === 'png') picture.png();
		else picture.avif({ quality: 80 });
		return picture.toBuffer();
	});
	return Buffer.from(drawn);
}
