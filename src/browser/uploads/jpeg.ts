import type { Bytes } from './bytes.ts';
import { liesOnSide, readOrientation } from './exif.ts';

export function isJpeg(bytes: Bytes): boolean {
	return bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff;
}

/**
 * Sides of the picture as it is shown, from the frame header; undefined without one, or if the file has no end marker.
 * Phones store a photo as their sensor is mounted, and write beside it how it was held.
 */
export function readJpeg(bytes: Bytes): { width: number; height: number } | undefined {
	let at = 2;
	let orientation = 1;
	while (at + 9 < bytes.length && bytes.u8(at) === 0xff) {
		const marker = bytes.u8(at + 1);
		if (isFrame(marker)) {
			const sides = [bytes.u16(at + 7), bytes.u16(at + 5)] as const;
			const [width, height] = liesOnSide(orientation) ? sides.toReversed() : sides;
			return hasEnd(bytes) ? { width: width ?? 0, height: height ?? 0 } : undefined;
		}
		if (marker === 0xe1) orientation = readOrientation(bytes, at + 4) ?? orientation;
		// A fill byte, or a marker without a segment.
		if (marker === 0xff) at += 1;
		else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
		else at += 2 + bytes.u16(at + 2);
	}
	return undefined;
}

/** SOF0 to SOF15 without the tables and the extension in between. */
function isFrame(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The end marker; what programs append after it is not looked at. */
function hasEnd(bytes: Bytes): boolean {
	for (let at = bytes.length - 2; at >= 2; at--) {
		if (bytes.u16(at) === 0xffd9) return true;
	}
	return false;
}
