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
import { readSvgText } from './svg.ts';
import { isWebp, readWebp } from './webp.ts';

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
	if (readSvgText(content) === undefined) return refuse('kind');
	return { ok: true, header: { kind: 'svg', width: 0, height: 0 } };
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
