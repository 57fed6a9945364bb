/** A piece of a text, and whether the author marked it with two asterisks on both sides. */
export interface MarkedPart {
	text: string;
	marked: boolean;
}

/**
 * A text with its key words between two pairs of asterisks, as in Markdown. An asterisk without its pair is a character
 * like any other.
 *
 * @example toMarkedParts('A coat that **fits**.') // 'A coat that ', 'fits' (marked), '.'
 */
export function toMarkedParts(text: string): MarkedPart[] {
	return text
		.split(/\*\*(?=\S)([^*]*[^*\s])\*\*/)
		.map((part, index) => ({ text: part, marked: index % 2 === 1 }))
		.filter((part) => part.text !== '');
}

/** The same text without its marks, for forms that show none. */
export function toUnmarked(text: string): string {
	return toMarkedParts(text)
		.map((part) => part.text)
		.join('');
}
