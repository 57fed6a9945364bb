import { createHash } from 'node:crypto';
import MagicString from 'magic-string';
import { scanHtml } from '#build/html/scan.ts';

/**
 * Names the edition of a page by its content, and writes the name into it: a page that was opened earlier can see that
 * there is a newer one. Throws for a page without a title.
 */
export function markEdition(html: string): { edition: string; marked: string } {
	const edition = createHash('sha256').update(html).digest('hex').slice(0, 12);
	const title = scanHtml(html).find(({ name }) => name === 'title');
	if (!title) throw new Error('A page that is kept offline has no title.');
	const page = new MagicString(html);
	page.appendLeft(title.elementEnd, `<meta name="edition" content="${edition}">`);
	return { edition, marked: page.toString() };
}
