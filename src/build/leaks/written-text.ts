const utf16 = { 'utf-16le': /^\xff\xfe/, 'utf-16be': /^\xfe\xff/ };

/**
 * What a text file says, `undefined` for a file of another kind. Where it is no UTF-8, it is read in the encodings that
 * Windows used for the languages of the site: https://encoding.spec.whatwg.org/.
 */
export function readWritten(bytes: Buffer): string | undefined {
	const start = bytes.toString('latin1', 0, 2);
	for (const [encoding, mark] of Object.entries(utf16))
		if (mark.test(start)) return new TextDecoder(encoding).decode(bytes);
	if (bytes.subarray(0, 8000).includes(0)) return undefined;
	const text = bytes.toString('utf8');
	if (!text.includes('\ufffd')) return text;
	const encodings = ['windows-1251', 'windows-1252'];
	return [text, ...encodings.map((encoding) => new TextDecoder(encoding).decode(bytes))].join('\n');
}
