import { isAvif, isHeic, readAvif, readBrands } from './avif.ts';
import { Bytes } from './bytes.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import {
	type Checked,
	longestSide,
	mostBytes,
	mostPixels,
	type PictureKind,
	type Refusal,
} from './limits.ts';
import { isPng, readPng } from './png.ts';
import { readEmbedded, readSvgSize, readSvgText } from './svg.ts';
import { cleanSvg } from './svg-clean.ts';
import { toDrawnSide } from './svg-cost.ts';
import { isWebp, readWebp } from './webp.ts';

/** Pixels of the pictures in a drawing, which are decoded while it is drawn. */
const mostEmbeddedPixels = 16_000_000;

const kinds = [
	['png', isPng, readPng],
	['jpeg', isJpeg, readJpeg],
	['webp', isWebp, readWebp],
	['avif', isAvif, readAvif],
] as const satisfies readonly [PictureKind, unknown, unknown][];

/** By its size alone: what is too large is not even read. */
export function checkSize(bytes: number): Refusal | undefined {
	if (bytes === 0) return 'empty';
	return bytes > mostBytes ? 'tooLarge' : undefined;
}

/**
 * Finds the type of a file from its content; its name and the type that the browser reports do not count. The
 * picture is not decoded: its width and height are read from the header.
 */
export function checkContent(content: Uint8Array): Checked {
	const refusal = checkSize(content.length);
	if (refusal) return refuse(refusal);
	const bytes = new Bytes(content);
	for (const [kind, is, read] of kinds) {
		if (is(bytes)) return checkSides(kind, read(bytes));
	}
	if (isHeic(bytes)) return refuse('heic');
	if (isVideo(bytes)) return refuse('video');
	const text = readSvgText(content);
	return text === undefined ? refuse('kind') : checkDrawing(text);
}

function checkDrawing(text: string): Checked {
	const cleaned = cleanSvg(text);
	if (!cleaned.ok) return cleaned;
	const { drawing } = cleaned;
	const side = toDrawnSide(drawing);
	if (side === undefined) return refuse('tooComplex');
	const pictures = readEmbedded(drawing).map(checkContent);
	const pixels = pictures.reduce(
		(sum, picture) => sum + (picture.ok ? picture.header.width * picture.header.height : 0),
		0,
	);
	if (pixels > mostEmbeddedPixels) return refuse('tooManyPixels');
	const header = { kind: 'svg', ...readSvgSize(drawing), side, drawing } as const;
	return pictures.find((picture) => !picture.ok) ?? { ok: true, header };
}

function checkSides(
	kind: PictureKind,
	size: { width: number; height: number } | undefined,
): Checked {
	if (!size) return refuse('broken');
	if (size.width < 1 || size.height < 1) return refuse('broken');
	if (Math.max(size.width, size.height) > longestSide) return refuse('tooManyPixels');
	if (size.width * size.height > mostPixels) return refuse('tooManyPixels');
	return { ok: true, header: { kind, ...size } };
}

/** MP4 and its relatives, WebM and Matroska, AVI, MPEG, Ogg. */
function isVideo(bytes: Bytes): boolean {
	if (readBrands(bytes).length > 0 || ['moov', 'mdat'].includes(bytes.word(4))) return true;
	if (bytes.word(0) === 'RIFF' && bytes.word(8) === 'AVI ') return true;
	return [0x1a45dfa3, 0x000001ba, 0x000001b3, 0x4f676753].includes(bytes.u32(0));
}

function refuse(reason: Refusal): Checked {
	return { ok: false, reason };
}
