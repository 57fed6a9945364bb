/** The text of a drawing, if it is one: only declarations and comments may precede `<svg`. */
export function readSvgText(bytes: Uint8Array): string | undefined {
	const text = new TextDecoder().decode(bytes);
	const head = text.replace(/^\uFEFF/, '').trimStart();
	if (!head.startsWith('<')) return undefined;
	const rest = skipProlog(head);
	return /^<svg[\s>/]/.test(rest) ? text : undefined;
}

/** Pictures inside the drawing, which are decoded with it. */
export function readEmbedded(text: string): Uint8Array[] {
	const found = text.matchAll(/data:image\/[\w+.-]+;base64,([A-Za-z0-9+/=\s]+)/g);
	return Array.from(found, ([, base64 = '']) => toBytes(base64));
}

/** Nothing for what is not Base64. */
function toBytes(base64: string): Uint8Array {
	try {
		return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
	} catch {
		return new Uint8Array();
	}
}

/** Sides in pixels, from the element's own or from its view box; 0 when it has neither. */
export function readSvgSize(text: string): { width: number; height: number } {
	const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
	const own = ['width', 'height'].map((name) =>
		Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0),
	);
	const box =
		/\sviewBox\s*=\s*["']([^"']*)["']/
			.exec(tag)?.[1]
			?.trim()
			.split(/[\s,]+/) ?? [];
	const [width = 0, height = 0] = own;
	if (width > 0 && height > 0) return { width, height };
	return { width: Number(box[2]) || 0, height: Number(box[3]) || 0 };
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
