/**
 * The references that occur in names and descriptions of pictures. The package `entities` has all names, but weighs 11
 * kB.
 */
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
 * HTML text with its character references as characters; one that names none stays as it is.
 * @example decodeReferences('O&#39;Neil &amp; &unknown;') // "O'Neil & &unknown;"
 */
export function decodeReferences(html: string): string {
	return html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, toCharacter);
}

function toCharacter(whole: string, hex?: string, decimal?: string, name?: string): string {
	const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
	if (name) return named[name.toLowerCase()] ?? whole;
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
