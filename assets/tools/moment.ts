import type { Page } from 'playwright';

/** A tool in use: what a visitor of its page does, and which part of the page is photographed. */
export interface Moment {
	/** Project whose picture it is. */
	project: string;
	/** Of the file; a `cover` is photographed in both themes. */
	name: string;
	path: string;
	/** In CSS pixels. */
	window: { width: number; height: number };
	frame: Frame;
	/** What the browser has saved from earlier visits, by its key. */
	saved?: Readonly<Record<string, unknown>>;
	use?: (page: Page) => Promise<void>;
	/** So many tabs show the page side by side; it is used in the first. */
	tabs?: number;
	/** One half of the picture is embroidered. */
	stitched?: true;
}

/** The upper left corner of the picture as seen from that of an element, and its width, in CSS pixels. */
export interface Frame {
	of: string;
	x?: number;
	y?: number;
	width: number;
}
