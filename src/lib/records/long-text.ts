/**
 * Characters that a field or a row takes. Browsers need minutes to lay out millions of them in a field,
 * and a page that hangs has lost what was in it.
 */
export const longestShown = 50_000;

export function isTooLong(text: string): boolean {
	return text.length > longestShown;
}

/** The beginning of a text that is too long to show, and never half an emoji. */
export function toBeginning(text: string): string {
	return isTooLong(text) ? text.slice(0, longestShown).replace(/[\ud800-\udbff]$/, '') : text;
}

/** What a field of one line makes of a text. */
export function toLine(text: string): string {
	return text.replace(/[\r\n]+/g, ' ');
}
