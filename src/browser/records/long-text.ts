import { truncateText } from '#lib/truncate-text.ts';

/**
 * Characters that a field or a row takes. Browsers need minutes to lay out millions of them in a field,
 * and a page that hangs has lost what was in it.
 */
export const longestShown = 50_000;

/**
 * Characters and lines that a row shows before "more" is pressed: laying out a paragraph takes a browser
 * a millisecond for a thousand characters, and a third of a second for fifty thousand.
 */
const shownAtFirst = { characters: 500, lines: 12 };

export function isTooLong(text: string): boolean {
	return text.length > longestShown;
}

/** What a row shows before "more" is pressed: the whole of a short text. */
export function toPreview(text: string): string {
	const lines = truncateText(text, shownAtFirst.characters).split('\n');
	if (lines.length <= shownAtFirst.lines) return lines.join('\n');
	return `${lines.slice(0, shownAtFirst.lines).join('\n')}…`;
}

/** What a field of one line makes of a text. */
export function toLine(text: string): string {
	return text.replace(/[\r\n]+/g, ' ');
}
