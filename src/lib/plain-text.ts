const named: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	ndash: '–',
	mdash: '—',
};

/**
 * The words of a piece of HTML from outside, to be shown as text. A parser of the browser would be
 * a door that the content policy keeps shut.
 * @example toPlainText('<a href="//x">O&#39;Neil</a>') // "O'Neil"
 */
export function toPlainText(html: string): string {
	return html
		.slice(0, 10_000)
		.replace(/<(style|script)\b[\s\S]*?(<\/\1>|$)/gi, '')
		.replace(/<[^>]*>?/g, ' ')
		.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, toCharacter)
		.replace(/\s+/g, ' ')
		.trim();
}

function toCharacter(whole: string, hex?: string, decimal?: string, name?: string): string {
	const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
	if (name) return named[name.toLowerCase()] ?? whole;
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
