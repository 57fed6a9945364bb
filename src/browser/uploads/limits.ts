/** Bytes of a file that a visitor may give us. */
export const mostBytes = 5 * 1024 * 1024;
/**
 * Pixels in all, read from the header: photos of phones have up to 50 megapixels, which take 200 MB while they are
 * decoded; a picture of 16,384² would take a gigabyte.
 */
export const mostPixels = 51_000_000;
/** Pixels of either side. */
export const longestSide = 10_000;
/** Pixels of the longer side that is kept; what is larger is scaled down. */
export const keptSide = 2048;

/** Why a file is refused. Each is a key of the messages. */
export type Refusal =
	/** More than `mostBytes`. */
	| 'tooLarge'
	/** No content at all. */
	| 'empty'
	/** A video, whatever its file name. */
	| 'video'
	/** A photo of a phone in a format that most browsers do not decode. */
	| 'heic'
	/** Not one of the kinds that are taken. */
	| 'kind'
	/** More than `mostPixels`, or a side longer than `longestSide`. */
	| 'tooManyPixels'
	/** It ends too early, or contradicts itself. */
	| 'broken'
	/** A drawing with HTML, CSS variables, linked files, pictures of other formats or text that the fonts lack, or without anything to be seen. */
	| 'foreign'
	/** A drawing that takes longer than its time, or more memory than there is. */
	| 'tooComplex'
	/** What draws drawings has not arrived. */
	| 'notLoaded';

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** The properties of an image from its content. Width and height in pixels as it is shown; an SVG has none until it is drawn. */
export interface PictureHeader {
	kind: PictureKind;
	width: number;
	height: number;
}

export type Checked = { ok: true; header: PictureHeader } | { ok: false; reason: Refusal };
