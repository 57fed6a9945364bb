import MagicString from 'magic-string';
import { type HtmlTag, scanHtml } from '#build/html/scan.ts';
import type { Look } from '#lib/offline-list.ts';

/**
 * Takes the pictures that exist in several formats out of a page: of those a browser loads one, the AVIF, and only in the
 * look that the visitor has. Without them the page works; `rest` is all that it needs.
 */
export function splitPictures(html: string): { rest: string; pictures: Record<Look, string> } {
	const tags = scanHtml(html);
	const rest = new MagicString(html);
	const pictures = { light: '', dark: '', stitched: '' };
	for (const picture of tags) {
		if (picture.name !== 'picture') continue;
		const source = tags.find((tag) => isInside(picture, tag) && isAvif(tag));
		if (!source) continue;
		rest.remove(picture.start, picture.elementEnd);
		for (const look of toLooks(picture))
			pictures[look] += `${source.attributes.get('srcset') ?? ''}\n`;
	}
	return { rest: rest.toString(), pictures };
}

function isInside(outer: HtmlTag, { start }: HtmlTag): boolean {
	return start > outer.start && start < outer.elementEnd;
}

function isAvif({ name, attributes }: HtmlTag): boolean {
	return name === 'source' && attributes.get('type') === 'image/avif';
}

/** In which looks a picture is visible: `CoverPicture.astro` and `ViewPicture.astro` name them by class. */
function toLooks({ attributes }: HtmlTag): Look[] {
	const classes = (attributes.get('class') ?? '').split(' ');
	if (classes.includes('view-alternative')) return ['stitched'];
	if (classes.includes('cover-light')) return ['light'];
	if (classes.includes('cover-dark')) return ['dark'];
	return ['light', 'dark'];
}
