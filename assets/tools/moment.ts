import type { Page } from 'playwright';
import type { Tile } from '#tools/contract.ts';

/** What a visitor of a page does before it is photographed. */
export interface Visit extends Pick<Tile, 'window' | 'saved' | 'frame'> {
	path: string;
	use?: (page: Page) => Promise<void>;
}

/** A tool in use, for the case study or the cover of its project. */
export interface Moment extends Visit {
	/** Project whose picture it is. */
	project: string;
	/** Of the file; a `cover` is photographed in both themes. */
	name: string;
	/** Parts of the page lie on a ground of one colour; without it, the frame fills the picture. */
	setting?: Setting;
	/** So many tabs show the page side by side; it is used in the first. */
	tabs?: number;
}

/** The part of a page that a picture shows. */
export type Frame = Tile['frame'];

/** How the parts of a page lie in a picture. */
export interface Setting {
	ground: { light: string; dark: string };
	/** The first is the lowest. */
	pieces: readonly Piece[];
}

/** A part of the page and its place in the picture, in pixels of the picture. */
export interface Piece {
	/** Without it, the frame of the visit. */
	frame?: Frame;
	/** The window is so wide while this part is photographed, in CSS pixels. */
	windowWidth?: number;
	left: number;
	top: number;
	width: number;
	height: number;
	/** In degrees, clockwise. */
	turn?: number;
	/** Of its corners. */
	radius?: number;
}
