import sharp from 'sharp';
import { dropGifMetadata } from './gif.ts';
import { dropJpegMetadata } from './jpeg.ts';
import { dropPngMetadata } from './png.ts';
import { redraw } from './redraw.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import { dropWebpMetadata } from './webp.ts';

/** So many bytes of a file are enough to recognise a picture. */
export const signatureBytes = 64;

type Kind = 'gif' | 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** By the first bytes of the file: its name may be `Photo.JPG`, or a wrong one. */
export function findPictureKind(start: Buffer): Kind | undefined {
	const text = (from: number, to: number) => start.toString('latin1', from, to);
	if (text(0, 2) === '\xff\xd8') return 'jpeg';
	if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
	if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
	if (text(0, 4) === 'GIF8') return 'gif';
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
	return orientation === 1 || pages > 1 ? cleaned : redraw(bytes);
}

const drop = {
	gif: dropGifMetadata,
	jpeg: dropJpegMetadata,
	png: dropPngMetadata,
	webp: dropWebpMetadata,
};

async function cleanAvif(bytes: Buffer): Promise<Buffer> {
	const { exif, xmp, pages = 1 } = await sharp(bytes).metadata();
	if (!exif && !xmp) return bytes;
	// Drawn again, a moving picture would stand still.
	if (pages > 1 || readBrands(bytes).includes('avis')) throw new UnreadablePicture();
	return redraw(bytes);
}
