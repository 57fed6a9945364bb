/** Bytes of a file that a visitor may give us. */
export const mostBytes = 5 * 1024 * 1024;
/** Pixels of either side, read from the header: a picture of 16,384² takes a gigabyte when it is decoded. */
export const longestSide = 4096;
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
	/** Not one of the kinds that are taken. */
	| 'kind'
	/** A side longer than `longestSide`. */
	| 'tooManyPixels'
	/** It ends too early, or contradicts itself. */
	| 'broken'
	/** A drawing with entities, which can expand without limit. */
	| 'unsafe';

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** The properties of an image from its content. Width and height in pixels; an SVG may have none. */
export interface PictureHeader {
	kind: PictureKind;
	width: number;
	height: number;
}

export type Checked = { ok: true; header: PictureHeader } | { ok: false; reason: Refusal };
