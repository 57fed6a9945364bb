/** A piece of a text, and whether it is one of those that are looked for. */
export interface MarkedPart {
	text: string;
	marked: boolean;
}

/** A text in parts; marked are those that the group of the pattern describes. */
export function splitMarked(text: string, pattern: RegExp): MarkedPart[] {
	return text
		.split(pattern)
		.map((part, index) => ({ text: part, marked: index % 2 === 1 }))
		.filter((part) => part.text !== '');
}

/** An asterisk without its pair is a character like any other. */
const betweenAsterisks = /\*\*(?=\S)([^*]*[^*\s])\*\*/g;

/**
 * A text with its key words between two pairs of asterisks, as in Markdown.
 *
 * @example toMarkedParts('A coat that **fits**.') // 'A coat that ', 'fits' (marked), '.'
 */
export function toMarkedParts(text: string): MarkedPart[] {
	return splitMarked(text, betweenAsterisks);
}

/** The same text without its marks, for forms that show none. */
export function toUnmarked(text: string): string {
	return text.replace(betweenAsterisks, '$1');
}
