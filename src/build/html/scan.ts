import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** One start tag of a page, as a browser without scripts reads it. */
export interface HtmlTag {
	name: string;
	/** Values with their character references resolved. */
	attributes: ReadonlyMap<string, string>;
	/** Where the tag starts, and where its `>` ends: offsets into the file, in UTF-16 units. */
	start: number;
	end: number;
	/** Where its end tag starts; undefined for an element without one. */
	endTagStart: number | undefined;
	/** Where the whole element ends, with its end tag if it has one. */
	elementEnd: number;
	/** The line of the file on which the tag starts, counted from one. */
	line: number;
	/** The text directly inside the element: the code of a script, the rules of a style, the words of a title. */
	text: string;
}

/**
 * Lists the elements that a page writes out, in the order of its start tags. Comments, scripts, styles and attribute
 * values are not markup and are not listed; the content of `noscript` and `template` is.
 *
 * @example scanHtml('<p id=a>x</p>') // [{ name: 'p', attributes: Map { 'id' => 'a' }, text: 'x', … }]
 */
export function scanHtml(html: string): HtmlTag[] {
	const page = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
	// One tag makes several elements where it is closed in the wrong place: `<b><p></b></p>`.
	const tags = new Map<number, HtmlTag>();
	for (const element of listElements(page)) {
		const tag = toTag(element);
		if (tag && !tags.has(tag.start)) tags.set(tag.start, tag);
	}
	return [...tags.values()].sort((a, b) => a.start - b.start);
}

function listElements(parent: Tree.ParentNode): Tree.Element[] {
	const content = 'content' in parent ? parent.content : parent;
	return content.childNodes.flatMap((node) =>
		tree.isElementNode(node) ? [node, ...listElements(node)] : [],
	);
}

/** Nothing for an element that the page does not write out, as `tbody` often is. */
function toTag(element: Tree.Element): HtmlTag | undefined {
	const place = element.sourceCodeLocation;
	if (!place) return undefined;
	const { startOffset: start, endOffset: end, startLine: line } = place.startTag ?? place;
	return {
		name: element.tagName,
		attributes: new Map(
			element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
		),
		start,
		end,
		endTagStart: place.endTag?.startOffset,
		elementEnd: place.endOffset,
		line,
		text: element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
	};
}
