/** The text of a drawing, if it is one: only declarations and comments may precede `<svg`. */
export function readSvgText(bytes: Uint8Array): string | undefined {
	const text = new TextDecoder().decode(bytes);
	const head = text.replace(/^\uFEFF/, '').trimStart();
	if (!head.startsWith('<')) return undefined;
	const rest = skipProlog(head);
	return /^<(?:\w+:)?svg[\s>/]/.test(rest) ? text : undefined;
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
