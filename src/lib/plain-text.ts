import { decodeReferences } from './html-references.ts';

/**
 * The words of a piece of HTML from outside, to be shown as text. A parser of the browser would be
 * a door that the content policy keeps shut.
 * @example toPlainText('<a href="//x">O&#39;Neil</a>') // "O'Neil"
 */
export function toPlainText(html: string): string {
	const words = html
		.slice(0, 10_000)
		.replace(/<(style|script)\b[\s\S]*?(<\/\1>|$)/gi, '')
		.replace(/<[^>]*>?/g, ' ');
	return decodeReferences(words).replace(/\s+/g, ' ').trim();
}
