import { decodeReferences } from '#lib/html-references.ts';

/** One start tag of a page, in the order of the file. */
export interface HtmlTag {
	name: string;
	/** Names in lower case, values with their character references resolved. */
	attributes: ReadonlyMap<string, string>;
	/** Where the tag starts, and where its `>` ends, in the file. */
	start: number;
	end: number;
	/** What is between the tags, for elements whose content is text alone (`script`, `style`, `title` …). */
	text: string | undefined;
}

/** Their content is text up to their own end tag, whatever it looks like. */
const textElements = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noframes', 'xmp']);

const tagName = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s=>/][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;

/**
 * Lists the start tags of a page. What stands in comments, scripts, styles and attribute values is not
 * markup and is not listed; what stands in `noscript` and `template` is.
 *
 * @example scanHtml('<p id=a>x</p>') // [{ name: 'p', attributes: Map { 'id' => 'a' }, … }]
 */
export function scanHtml(html: string): HtmlTag[] {
	const tags: HtmlTag[] = [];
	let position = html.indexOf('<');
	while (position !== -1) {
		if (html.startsWith('<!--', position)) {
			position = html.indexOf('<', endOfComment(html, position));
			continue;
		}
		const tag = readTag(html, position);
		if (!tag) {
			position = html.indexOf('<', position + 1);
			continue;
		}
		tags.push(tag);
		position = html.indexOf('<', tag.end + (tag.text?.length ?? 0));
	}
	return tags;
}

/** The number of the line, counted from one, on which a place of the file is. */
export function lineAt(html: string, position: number): number {
	return html.slice(0, position).split('\n').length;
}

function endOfComment(html: string, start: number): number {
	const end = html.indexOf('-->', start + 2);
	return end === -1 ? html.length : end + 3;
}

function readTag(html: string, start: number): HtmlTag | undefined {
	tagName.lastIndex = start;
	const name = tagName.exec(html)?.[1]?.toLowerCase();
	if (!name) return undefined;

	const attributes = new Map<string, string>();
	let position = tagName.lastIndex;
	for (;;) {
		tagEnd.lastIndex = position;
		if (tagEnd.test(html)) break;
		attribute.lastIndex = position;
		const found = attribute.exec(html);
		if (!found) return undefined;
		const key = (found[1] ?? '').toLowerCase();
		const value = found[2] ?? found[3] ?? found[4] ?? '';
		if (!attributes.has(key)) attributes.set(key, decodeReferences(value));
		position = attribute.lastIndex;
	}

	const end = tagEnd.lastIndex;
	return { name, attributes, start, end, text: readText(html, name, end) };
}

function readText(html: string, name: string, start: number): string | undefined {
	if (!textElements.has(name)) return undefined;
	const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'));
	return end === -1 ? html.slice(start) : html.slice(start, start + end);
}
