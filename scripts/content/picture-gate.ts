import sharp, { type Metadata } from 'sharp';
import { findPictureKind, hasMetadata, signatureBytes } from '#build/pictures/clean-picture.ts';
import { isDrawing } from '#build/pictures/drawing.ts';
import { encode, isScreenColour } from '#build/pictures/redraw.ts';
import { pictureName } from '#schemas/picture.ts';
import { quote } from '#schemas/sentence.ts';
import { toFileName } from './file-name.ts';
import strangers from './strange-pictures.json' with { type: 'json' };

/** In bytes, of a file that is read at all. */
export const largestFile = 100_000_000;

/** In pixels, of the longer side. */
const longestSide = 2400;
/** What the cameras of phones take; more does not fit into memory. */
const mostPixels = 200_000_000;

/** A picture that the site cannot show. The message names it and says why, in one sentence for the author. */
export class RefusedPicture extends Error {}

/** Formats in which pictures stay, and how names of their files end; the first one is that of a new name. */
const endings: Partial<Record<Metadata['format'], readonly string[]>> = {
	jpeg: ['jpg', 'jpeg'],
	png: ['png'],
	webp: ['webp'],
	heif: ['avif'],
};

/** Whether an author takes the file for a picture. */
export const isPictureName = (path: string) =>
	/\.(jpe?g|jfif|png|webp|avif|gif|svg|tiff?|bmp|hei[cf])$/i.test(path);
const rawName = /\.(dng|cr[23]|nef|arw|raf|orf|rw2)$/i;

/**
 * The one gate through which every picture of an author comes to the site. It returns the picture as it may lie in
 * `src/assets`: upright, in sRGB and 8 bits, without metadata, its longer side at most 2400 pixels, in JPEG, PNG, WebP or
 * AVIF, and with a lower-case Latin name that says so. One that is so already keeps its path and its bytes; of a moving
 * one the first picture stays, and a drawing in SVG becomes pixels.
 *
 * @param path from `src/assets`, as the author has named the file: `photos/Портрет Олени (2).JPG`
 * @param shown how a refusal names it
 * @param wanted the format, whatever it is now
 * @throws {RefusedPicture}
 */
export async function admitPicture(
	path: string,
	bytes: Buffer,
	shown = path,
	wanted?: 'webp',
): Promise<{ path: string; bytes: Buffer }> {
	const refuse = (fault: string): never => {
		throw new RefusedPicture(`${quote(shown)} ${fault}`);
	};
	const refuseDamaged = () => refuse('is damaged or incomplete. Save or copy it again.');
	const start = bytes.toString('latin1', 0, signatureBytes);
	const kind = findPictureKind(bytes);
	if (kind === 'heic') {
		return refuse(
			'is a HEIC photo, which most browsers do not show. Save it as JPEG: on the iPhone, Settings › Camera › Formats › Most Compatible.',
		);
	}
	// What else authors take for a picture, by its first bytes: `man 5 magic`, and for the brands ISO/IEC 14496-12.
	const stranger = strangers.find((each) => new RegExp(each.start, 's').test(start));
	if (stranger) return refuse(stranger.fault);
	if (rawName.test(path)) return refuse('is a raw file of a camera. Save it as JPEG.');
	if (bytes.length > largestFile) return refuse('is larger than 100 MB. Save a smaller version.');
	const found = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() =>
			kind
				? refuseDamaged()
				: refuse(`is not a picture${isPictureName(path) ? ', although its name says so' : ''}.`),
		);
	const { format, width, height, pages = 1, icc } = found;
	const longer = Math.max(width, height);
	if (width * height > mostPixels) {
		const megapixels = Math.round((width * height) / 1_000_000);
		return refuse(`has ${megapixels} megapixels, too many to be read. Save a smaller version.`);
	}
	const isVector = format === 'svg';
	const stays = kind && kind !== 'gif' && format === (wanted ?? format) && endings[format];
	const isFine =
		stays &&
		!(icc || pages > 1 || longer > longestSide) &&
		isScreenColour(found) &&
		!hasMetadata(bytes, kind, found);
	const picture = sharp(bytes, {
		failOn: 'truncated',
		limitInputPixels: mostPixels,
		// Librsvg takes 72 for the size that the drawing names itself.
		...(isVector && { density: Math.min(100_000, (72 * longestSide) / longer) }),
	}).autoOrient();
	if (isFine) {
		// A build would be the first to find out that it cannot be read to its end.
		await picture.raw().toBuffer().catch(refuseDamaged);
		return { path: toPicturePath(path, stays), bytes };
	}
	const isPhoto = format === 'tiff' && !found.hasAlpha;
	picture.resize({
		width: longestSide,
		height: longestSide,
		fit: 'inside',
		withoutEnlargement: true,
	});
	const target = { ...found, format: wanted ?? (isPhoto ? 'jpeg' : format) };
	const lossless = isDrawing(bytes) || !(isPhoto || endings[format]);
	const drawn = await encode(picture, target, lossless).toBuffer().catch(refuseDamaged);
	return { path: toPicturePath(path, endings[target.format] ?? ['webp']), bytes: drawn };
}

function toPicturePath(path: string, [ending = '', ...more]: readonly string[]): string {
	const now = path.slice(path.lastIndexOf('.') + 1);
	if (pictureName.test(path) && [ending, ...more].includes(now)) return path;
	return `${toPictureStem(path, /^[a-z0-9][a-z0-9._-]*$/)}.${ending}`;
}

/** The path of a picture without the end of its name, in lower-case Latin letters; parts that are `good` stay. */
export function toPictureStem(path: string, good = /^$/): string {
	return path
		.replace(/\.\w+$/, '')
		.split('/')
		.map((part) => (good.test(part) ? part : toFileName(part)))
		.join('/');
}
