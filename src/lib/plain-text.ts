import { decodeReferences } from './html-references.ts';
import { stripTags } from './strip-tags.ts';

/**
 * The text of HTML from outside services. The content policy forbids the parser of the browser.
 * @example toPlainText('<a href="//x">O&#39;Neil</a>') // "O'Neil"
 */
export function toPlainText(html: string): string {
	return decodeReferences(stripTags(html.slice(0, 10_000)))
		.replace(/\s+/g, ' ')
		.trim();
}
