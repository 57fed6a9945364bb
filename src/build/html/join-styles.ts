import MagicString from 'magic-string';
import { type HtmlTag, scanHtml } from './scan.ts';

/**
 * One style element at the end of the head in place of several, in head and body: each would cost the policy a
 * hash, which does not compress, and HTML allows none in the body, where Astro prints one beside the first island.
 * The same rules come once, where they come first. A style element with attributes keeps its own. A page that does not write out the end of its head stays as it is.
 *
 * @example joinStyles('<head><style>a{}</style></head><p><style>b{}</style>') // '<head><style>a{}b{}</style></head><p>'
 */
export function joinStyles(html: string): string {
	const tags = scanHtml(html);
	const endOfHead = tags.find(({ name }) => name === 'head')?.endTagStart;
	const styles = tags.filter(({ name }) => name === 'style');
	if (endOfHead === undefined || styles.length === 0) return html;
	const page = new MagicString(html);
	for (const { start, elementEnd } of styles) page.remove(start, elementEnd);
	const texts = styles.map(({ text }) => text);
	const first = styles.filter(({ text }, index) => texts.indexOf(text) === index);
	page.appendLeft(endOfHead, toElements(html, first));
	return page.toString();
}

/** Neighbours without attributes become one element; the order of the rules stays. */
function toElements(html: string, styles: readonly HtmlTag[]): string {
	return styles
		.map(({ attributes, text, start, elementEnd }, index) => {
			if (attributes.size > 0) return html.slice(start, elementEnd);
			const isPlain = (other: HtmlTag | undefined) => other?.attributes.size === 0;
			const opening = isPlain(styles[index - 1]) ? '' : '<style>';
			return `${opening}${text}${isPlain(styles[index + 1]) ? '' : '</style>'}`;
		})
		.join('');
}
