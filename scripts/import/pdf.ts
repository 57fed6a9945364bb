import { inflateSync } from 'node:zlib';

/** Bytes that all streams of a file may have when they are unpacked. */
const largestBytes = 50_000_000;

/**
 * The first stream of a PDF whose text is wanted: attached files are streams of their own, packed with Flate or not at
 * all (ISO 32000-1, 7.11.4 and 7.3.8). Encrypted files have none that can be read.
 */
export function findStream(
	pdf: Uint8Array,
	isWanted: (text: string) => boolean,
): string | undefined {
	const file = Buffer.from(pdf);
	let left = largestBytes;
	for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 1)) {
		const end = file.indexOf('endstream', at);
		if (end === -1) return undefined;
		const start = at + (file[at + 6] === 0x0d ? 8 : 7);
		const text = unpack(file.subarray(start, end), left).toString();
		left -= text.length;
		if (isWanted(text)) return text;
		if (left <= 0) return undefined;
		at = end + 'end'.length;
	}
	return undefined;
}

/** As it is, if it is not packed. */
function unpack(stream: Buffer, maxOutputLength: number): Buffer {
	try {
		return inflateSync(stream, { maxOutputLength });
	} catch {
		return stream;
	}
}
