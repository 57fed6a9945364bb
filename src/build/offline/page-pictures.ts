import MagicString from 'magic-string';
import { type HtmlTag, scanHtml } from '#build/html/scan.ts';
import type { Look } from '#lib/offline-list.ts';

/**
 * Takes the pictures that exist in several formats, and those of cross-stitch, out of a page: a browser loads one format, the AVIF,
 * and only in the look that the visitor has. Without them the page works; `rest` is all that it needs.
 */
export function splitPictures(html: string): { rest: string; pictures: Record<Look, string> } {
	const tags = scanHtml(html);
	const rest = new MagicString(html);
	const pictures = { light: '', dark: '', stitched: '' };
	for (const picture of tags) {
		if (picture.name !== 'picture') continue;
		const looks = toLooks(picture);
		const shown = tags.find(
			(tag) => isInside(picture, tag) && (isAvif(tag) || looks.includes('stitched')),
		)?.attributes;
		if (!shown) continue;
		rest.remove(picture.start, picture.elementEnd);
		for (const look of looks) pictures[look] += `${shown.get('srcset') ?? shown.get('src')}\n`;
	}
	return { rest: rest.toString(), pictures };
}

function isInside(outer: HtmlTag, { start }: HtmlTag): boolean {
	return start > outer.start && start < outer.elementEnd;
}

function isAvif({ name, attributes }: HtmlTag): boolean {
	return name === 'source' && attributes.get('type') === 'image/avif';
}

/** In which looks a picture is visible: `CoverPicture.astro` and `Picture.astro` name them by class. */
function toLooks({ attributes }: HtmlTag): Look[] {
	const classes = (attributes.get('class') ?? '').split(' ');
	if (classes.includes('stitched')) return ['stitched'];
	if (classes.includes('cover-light')) return ['light'];
	if (classes.includes('cover-dark')) return ['dark'];
	return ['light', 'dark'];
}
