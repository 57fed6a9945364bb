import { z } from 'zod';

const example = 'Write "https://example.com/page", "mailto:name@example.com", "tel:+34600000000" or a page of this site such as "/extra/weather".';
const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address that is safe to put in a link: https, mailto, tel, or a path of this site. Never `javascript:` or `data:`. */
export function link() {
	return z
		.string({ error: `The address is missing. ${example}` })
		.refine(isSafeLink, { error: ({ input }) => `"${String(input)}" is not an address that a link may have. ${example}` })
		.describe('https address, mailto: or tel: address, or a path of this site that begins with "/".');
}

export function isSafeLink(text: string): boolean {
	if (text.startsWith('/')) return !text.startsWith('//') && !text.includes('\\');
	if (!URL.canParse(text)) return false;
	return safeProtocols.has(new URL(text).protocol);
}
