/** A text file as real programs save it: UTF-8 with or without a mark, UTF-16, or an old Windows encoding. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
	const [first, second, third] = bytes;
	if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le');
	if (first === 0xfe && second === 0xff) return decode(swapPairs(bytes.subarray(2)), 'utf-16le');
	if (first === 0xef && second === 0xbb && third === 0xbf)
		return decode(bytes.subarray(3), 'utf-8');
	// Without a mark, UTF-16 shows by its zeros: what these files begin with is ASCII.
	if (first !== 0 && second === 0) return decode(bytes, 'utf-16le');
	if (first === 0 && second !== 0) return decode(swapPairs(bytes), 'utf-16le');
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return { text, encoding: 'utf-8' };
	} catch {
		return decode(bytes, 'windows-1252');
	}
}

function decode(bytes: Uint8Array, encoding: string): { text: string; encoding: string } {
	return { text: new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, ''), encoding };
}

function swapPairs(bytes: Uint8Array): Uint8Array {
	const swapped = bytes.slice(0, bytes.length - (bytes.length % 2));
	for (let index = 0; index < swapped.length; index += 2) {
		[swapped[index], swapped[index + 1]] = [swapped[index + 1] ?? 0, swapped[index] ?? 0];
	}
	return swapped;
}
