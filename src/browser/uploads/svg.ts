/** The text of a drawing, if it is one: only declarations and comments may precede `<svg`. */
export function readSvgText(bytes: Uint8Array): string | undefined {
	const text = decode(bytes);
	const head = text.replace(/^\uFEFF/, '').trimStart();
	if (!head.startsWith('<')) return undefined;
	const rest = skipProlog(head);
	return /^<(?:\w+:)?svg[\s>/]/.test(rest) ? text : undefined;
}

/** In the encoding of its byte order mark, or that it names; https://www.w3.org/TR/xml/#sec-guessing. */
function decode(bytes: Uint8Array): string {
	const start = String.fromCharCode(...bytes.subarray(0, 100));
	const marked = { '\u00ff\u00fe': 'utf-16le', '\u00fe\u00ff': 'utf-16be' }[start.slice(0, 2)];
	const named = /^<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/.exec(start)?.[1];
	try {
		return new TextDecoder(marked ?? named).decode(bytes);
	} catch {
		return new TextDecoder().decode(bytes);
	}
}

/** What is left after declarations, remarks and the kind of document. */
function skipProlog(text: string): string {
	let rest = text;
	for (;;) {
		const end = rest.startsWith('<?')
			? '?>'
			: rest.startsWith('<!--')
				? '-->'
				: /^<!DOCTYPE/i.test(rest)
					? /^[^>]*\[/.test(rest)
						? ']>'
						: '>'
					: undefined;
		if (end === undefined) return rest;
		const at = rest.indexOf(end);
		if (at < 0) return '';
		rest = rest.slice(at + end.length).trimStart();
	}
}
