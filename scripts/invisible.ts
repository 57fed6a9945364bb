/**
 * Invisible characters that break an output: control characters, which feeds and PDF may not contain, unpaired surrogates,
 * and characters that reverse the direction of the following text. The site treats line breaks and tabs as spaces.
 */
export const invisible =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** @example withoutInvisible('Kyiv\u0007') // 'Kyiv' */
export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}

/**
 * One line for a terminal, which obeys some of these characters: it changes colours, or writes over earlier lines.
 *
 * @example escapeInvisible('a\u001b[31m') // 'a\\u001b[31m'
 */
export function escapeInvisible(line: string): string {
	return line.replace(/[\t\n\r]/g, toEscape).replace(invisible, toEscape);
}

/** The same for a text of several lines. */
export function escapeLines(text: string): string {
	return text.split('\n').map(escapeInvisible).join('\n');
}

/** @example toHex('\u0007') // '0007' */
export function toHex(character: string): string {
	return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

function toEscape(character: string): string {
	return `\\u${toHex(character).toLowerCase()}`;
}
