import { UnreadablePicture } from './unreadable-picture.ts';

const drawing = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the first byte of VP8X that announce EXIF and XMP. */
const announced = 0b0000_1100;

/**
 * The same WebP, pixel for pixel, without EXIF, XMP, unknown chunks and whatever lies behind its end.
 * Chunks: RFC 9649, section 2.
 */
export function dropWebpMetadata(bytes: Buffer): Buffer {
	const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
	const kept: Buffer[] = [];
	for (let at = 12; at + 8 <= end; ) {
		const size = bytes.readUInt32LE(at + 4);
		const next = at + 8 + size + (size % 2);
		if (at + 8 + size > end) throw new UnreadablePicture();
		const type = bytes.toString('latin1', at, at + 4);
		const chunk = bytes.subarray(at, next);
		if (drawing.has(type)) kept.push(type === 'VP8X' ? announceNone(chunk) : chunk);
		at = next;
	}
	const body = Buffer.concat(kept);
	const head = Buffer.from(bytes.subarray(0, 12));
	head.writeUInt32LE(4 + body.length, 4);
	return Buffer.concat([head, body]);
}

function announceNone(chunk: Buffer): Buffer {
	const changed = Buffer.from(chunk);
	changed[8] = (changed[8] ?? 0) & ~announced;
	return changed;
}
