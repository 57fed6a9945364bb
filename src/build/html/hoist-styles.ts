import type MagicString from 'magic-string';
import type { HtmlTag } from './scan.ts';

/**
 * Moves the style elements of the body to the end of the head, where HTML allows them. Astro prints one beside the
 * first island of a page. A page that does not write out the end of its head stays as it is.
 *
 * @example '<head></head><p><style>a{}</style>' // becomes '<head><style>a{}</style></head><p>'
 */
export function hoistStyles(page: MagicString, tags: readonly HtmlTag[]): void {
	const endOfHead = tags.find(({ name }) => name === 'head')?.endTagStart;
	if (endOfHead === undefined) return;
	for (const { name, start, elementEnd } of tags) {
		if (name === 'style' && start > endOfHead) page.move(start, elementEnd, endOfHead);
	}
}
