import type { Bytes } from './bytes.ts';

export function isJpeg(bytes: Bytes): boolean {
	return bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff;
}

/** Sides from the frame header; undefined without one, or if the file has no end marker. */
export function readJpeg(bytes: Bytes): { width: number; height: number } | undefined {
	let at = 2;
	while (at + 9 < bytes.length && bytes.u8(at) === 0xff) {
		const marker = bytes.u8(at + 1);
		if (isFrame(marker)) {
			const size = { height: bytes.u16(at + 5), width: bytes.u16(at + 7) };
			return hasEnd(bytes) ? size : undefined;
		}
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
