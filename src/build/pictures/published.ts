import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';
import { isScreenColour, redraw, type Size } from './redraw.ts';

/** In pixels, of the longer side of a picture that opens large. */
const longestSide = 2400;

/** The size in which a picture of that size is published whole. */
export function toWholeSize({ width, height }: Size): Size {
	const scale = Math.min(1, longestSide / Math.max(width, height));
	return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The whole picture as visitors open and keep it: upright, its longer side at most `longestSide`, in colours that
 * browsers show, without place, date, device, names and comments. The bytes of one that is so already stay as they are,
 * and a moving picture keeps its size.
 *
 * @throws {UnreadablePicture} if it cannot be read, or moves and would stand still when drawn again
 */
export async function toPublished(bytes: Buffer): Promise<Buffer> {
	const found = await sharp(bytes).metadata();
	const { pages = 1, width, height } = found;
	const fits = Math.max(width, height) <= longestSide && isScreenColour(found);
	return pages > 1 || fits ? cleanPicture(bytes) : redraw(bytes, toWholeSize(found.autoOrient));
}
