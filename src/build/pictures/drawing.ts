import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `src/assets` that is a drawing; the bundled code of a build lies elsewhere, so the path starts at the project. */
export function isDrawingFile(file: string): boolean {
	return isDrawing(readFileSync(join(process.cwd(), 'src/assets', file)));
}

/**
 * An original with flat colours: WebP without loss, or PNG with a palette. Photos and scans are not stored so.
 * For such a picture nearly lossless WebP is smaller than AVIF and than ordinary WebP, and it has no blurred edges.
 */
export function isDrawing(content: Uint8Array): boolean {
	const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
	const text = (start: number) => bytes.toString('latin1', start, start + 4);
	if (text(1) === 'PNG\r') return bytes[25] === 3;
	if (text(0) !== 'RIFF' || text(8) !== 'WEBP') return false;
	for (let at = 12; at + 8 <= bytes.length; ) {
		const chunk = text(at);
		if (chunk === 'VP8L') return true;
		if (chunk === 'VP8 ') return false;
		const size = bytes.readUInt32LE(at + 4);
		at += 8 + size + (size % 2);
	}
	return false;
}
