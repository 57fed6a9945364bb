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
	/** A drawing with entities, which can expand without limit. */
	| 'unsafe'
	/** A drawing with parts of a page in it, which browsers do not let us draw. */
	| 'foreign'
	/** A drawing that would take longer than a second to draw. */
	| 'tooComplex';

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** The properties of an image from its content. Width and height in pixels as it is shown; an SVG may have none. */
export interface PictureHeader {
	kind: PictureKind;
	width: number;
	height: number;
	/** Pixels of the longer side at which a drawing is drawn; `keptSide` without it. */
	side?: number;
	/** A drawing as it may be drawn: nothing else of its file is. */
	drawing?: string;
}

export type Checked = { ok: true; header: PictureHeader } | { ok: false; reason: Refusal };
