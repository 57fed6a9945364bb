import { decodeHTMLStrict } from 'entities';
import { stripTags } from '#lib/strip-tags.ts';
import { withoutInvisible } from '../invisible.ts';

/**
 * The lines of a text without markup: what other programs write as HTML becomes plain lines.
 */
export function toLines(text: string): string[] {
	return decodeHTMLStrict(stripTags(text).replace(/\r\n?|\u2028|\u2029/g, '\n'))
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
export function toOneLine(text: string): string {
	return toLines(text).join(' ');
}

/** Control characters, and marks that turn the direction of what follows. */
function withoutControls(text: string): string {
	return withoutInvisible(text.replaceAll('\t', ' ')).replace(/[\u200b\u200e\u200f]/g, '');
}
