/** A text file as real programs save it: UTF-8 with or without a mark, UTF-16, or an old Windows encoding. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
	const encoding = findUtf16(bytes) ?? 'utf-8';
	try {
		return {
			text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes),
			encoding,
		};
	} catch {
		return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
	}
}

/** By its mark, or by its zeros: what these files begin with is ASCII. */
function findUtf16([first, second]: Uint8Array): string | undefined {
	if (second === 0 ? first !== 0 : first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0 ? second !== 0 : first === 0xfe && second === 0xff) return 'utf-16be';
	return undefined;
}
