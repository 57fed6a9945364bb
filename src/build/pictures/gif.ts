import { UnreadablePicture } from './unreadable-picture.ts';

const block = { extension: 0x21, image: 0x2c, end: 0x3b } as const;
const label = { plainText: 0x01, control: 0xf9, application: 0xff } as const;
/** How often an animation repeats; all other applications store what is not shown, XMP among it. */
const repeats = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/;

/**
 * The same GIF, pixel for pixel and with its animation, without comments, XMP and whatever lies behind its end.
 * A clean one is returned itself.
 * Blocks: CompuServe, GRAPHICS INTERCHANGE FORMAT, Version 89a, sections 17 to 27.
 */
export function dropGifMetadata(bytes: Buffer): Buffer {
	const start = 13 + countColourBytes(bytes, 10);
	const kept = [bytes.subarray(0, start)];
	for (let at = start; ; ) {
		if (bytes[at] === block.end) {
			const clean = Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
			return clean.equals(bytes) ? bytes : clean;
		}
		const end = findEnd(bytes, at);
		if (bytes[at] === block.image || isShown(bytes, at)) kept.push(bytes.subarray(at, end));
		at = end;
	}
}

function isShown(bytes: Buffer, at: number): boolean {
	const kind = bytes[at + 1];
	if (kind === label.application) return repeats.test(bytes.toString('latin1', at + 3, at + 14));
	return kind === label.control || kind === label.plainText;
}

/** Of an extension or an image: behind the last of its chunks, each of which begins with its length. */
function findEnd(bytes: Buffer, start: number): number {
	let at = start + 2;
	if (bytes[start] === block.image) at = start + 11 + countColourBytes(bytes, start + 9);
	else if (bytes[start] !== block.extension) throw new UnreadablePicture();
	for (;;) {
		const length = bytes[at];
		if (length === undefined) throw new UnreadablePicture();
		at += 1 + length;
		if (length === 0) return at;
	}
}

/** Three bytes for each colour of the table that the byte at `at` announces. */
function countColourBytes(bytes: Buffer, at: number): number {
	const packed = bytes[at] ?? 0;
	return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}
