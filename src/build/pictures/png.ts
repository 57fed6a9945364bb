import { UnreadablePicture } from './unreadable-picture.ts';

/** What draws the picture: its pixels, colours, transparency, density and animation. */
const drawing = new Set(
	'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(
		' ',
	),
);

/**
 * The same PNG, pixel for pixel, without EXIF, texts, dates, unknown chunks and whatever lies behind its end.
 * Chunks: W3C, Portable Network Graphics (PNG) Specification, third edition, part 5.
 */
export function dropPngMetadata(bytes: Buffer): Buffer {
	const kept = [bytes.subarray(0, 8)];
	for (let at = 8; ; ) {
		if (at + 12 > bytes.length) throw new UnreadablePicture();
		const type = bytes.toString('latin1', at + 4, at + 8);
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length) throw new UnreadablePicture();
		if (drawing.has(type)) kept.push(bytes.subarray(at, end));
		if (type === 'IEND') return Buffer.concat(kept);
		at = end;
	}
}
