import type { Bytes } from './bytes.ts';

export function isWebp(bytes: Bytes): boolean {
	return bytes.word(0) === 'RIFF' && bytes.word(8) === 'WEBP';
}

/** Sides from the first chunk, of the simple, the lossless or the extended form. */
export function readWebp(bytes: Bytes): { width: number; height: number } | undefined {
	if (bytes.u32le(4) + 8 > bytes.length) return undefined;
	switch (bytes.word(12)) {
		case 'VP8X':
			return { width: bytes.u24le(24) + 1, height: bytes.u24le(27) + 1 };
		case 'VP8L': {
			if (bytes.u8(20) !== 0x2f) return undefined;
			const bits = bytes.u32le(21);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
		}
		case 'VP8 ':
			if (bytes.u24le(23) !== 0x2a019d) return undefined;
			return { width: bytes.u16le(26) & 0x3fff, height: bytes.u16le(28) & 0x3fff };
		default:
			return undefined;
	}
}
