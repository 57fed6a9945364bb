import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { dropGifMetadata } from './gif.ts';
import { redraw } from './redraw.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** So many bytes of a file are enough to recognise a picture. */
export const signatureBytes = 64;

/** The first bytes of a file; undefined if it cannot be read. */
export async function readStart(path: string): Promise<Buffer | undefined> {
	const file = await open(path).catch(() => undefined);
	try {
		const read = await file?.read({ buffer: Buffer.alloc(signatureBytes) });
		return read?.buffer.subarray(0, read.bytesRead);
	} finally {
		await file?.close();
	}
}

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
 * colour profile. A clean one stays as it is, and so do the pixels of a GIF; the others are drawn again.
 *
 * @throws {UnreadablePicture} if it cannot be read, or if it moves and would stand still when drawn again
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
	const kind = findPictureKind(bytes);
	if (kind === undefined) return bytes;
	if (kind === 'heic') throw new UnreadablePicture();
	if (kind === 'gif') return dropGifMetadata(bytes);
	const found = await sharp(bytes).metadata().catch(refuse);
	if (!hasMetadata(bytes, kind, found)) return bytes;
	const moves =
		(found.pages ?? 1) > 1 ||
		(kind === 'png' && bytes.includes('acTL')) ||
		(kind === 'avif' && readBrands(bytes).includes('avis'));
	return moves ? refuse() : redraw(bytes).catch(refuse);
}

function refuse(): never {
	throw new UnreadablePicture();
}

/** Whether a picture says more than it shows; one that breaks off may. */
export function hasMetadata(
	bytes: Buffer,
	kind: keyof typeof hasMore,
	{ exif, xmp, iptc, comments }: Metadata,
): boolean {
	return Boolean(exif || xmp || iptc || comments) || hasMore[kind](bytes);
}

/** What libvips does not see: comments, and what lies behind the end, where phones write videos and depth maps. */
const hasMore = {
	avif: (bytes: Buffer) => {
		let at = 0;
		while (at + 8 <= bytes.length) at += bytes.readUInt32BE(at) || bytes.length;
		return at !== bytes.length;
	},
	jpeg: (bytes: Buffer) => !bytes.subarray(-2).equals(jpegEnd) || hasForeignSegment(bytes),
	png: (bytes: Buffer) => bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND',
	webp: (bytes: Buffer) => bytes.readUInt32LE(4) + 8 !== bytes.length,
};

const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Before its pixels, a JPEG has comments (0xfe) and data of applications (0xe0 to 0xef): ITU-T T.81, annex B. */
function hasForeignSegment(bytes: Buffer): boolean {
	for (let at = 2; at + 4 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
		const marker = bytes[at + 1] ?? 0;
		if (marker === 0xda) return false;
		const isForeign = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
		const start = bytes.toString('latin1', at + 4, at + 15);
		if (isForeign && !/^(JFIF\0|ICC_PROFILE|Adobe)/.test(start)) return true;
	}
	return false;
}
