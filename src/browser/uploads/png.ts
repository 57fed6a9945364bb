import type { Bytes } from './bytes.ts';

export function isPng(bytes: Bytes): boolean {
	return bytes.u32(0) === 0x89504e47 && bytes.u32(4) === 0x0d0a1a0a;
}

/** Sides from the first chunk; undefined if the chunks do not reach the end of the picture. */
export function readPng(bytes: Bytes): { width: number; height: number } | undefined {
	if (bytes.word(12) !== 'IHDR' || bytes.u32(8) !== 13) return undefined;
	const size = { width: bytes.u32(16), height: bytes.u32(20) };
	for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.u32(at)) {
		if (bytes.word(at + 4) === 'IEND') return size;
	}
	return undefined;
}
