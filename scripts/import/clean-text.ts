import { decodeHTMLStrict } from 'entities';
import { withoutInvisible } from '../content/check-characters.ts';

const blockTags = /<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|section|blockquote)\b[^>]*>/gi;
const hiddenParts = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const tags = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/gi;

/**
 * The lines of a text without markup: what other programs write as HTML becomes plain lines. Characters
 * that only look like markup stay: "a < b" is a text.
 */
export function toLines(text: string): string[] {
	return decodeHTMLStrict(
		text
			.replace(hiddenParts, '\n')
			.replace(blockTags, '\n')
			.replace(tags, '')
			.replace(/\r\n?|\u2028|\u2029/g, '\n'),
	)
		.split('\n')
		.map((line) =>
			withoutControls(line)
				.replace(/[ \t]+/g, ' ')
				.trim(),
		)
		.map((line) => line.replace(/^[•·▪◦‣*–—-]\s+/, ''))
		.filter((line) => line !== '');
}

/** The text in one line. */
export function toOneText(text: string): string {
	return toLines(text).join(' ');
}

/** Control characters, and marks that turn the direction of what follows. */
function withoutControls(text: string): string {
	return withoutInvisible(text.replaceAll('\t', ' ')).replace(/[\u200b\u200e\u200f]/g, '');
}
