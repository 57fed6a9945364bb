import type { ReactNode } from 'react';

/** A photo or a video of a gallery, from any service. */
export interface GalleryEntry {
	/** Letters, digits, `.`, `_` and `-`. */
	id: string;
	kind: 'photo' | 'video';
	/** What is to be seen, in words. */
	name: string;
	/** A small picture, or the poster of a video. */
	thumbnail: string | undefined;
	/** What fills the window. */
	large: string;
	/** What a download fetches. */
	file: string;
	/** What a link opens and a copy takes along. */
	url: string;
	/** Width divided by height, of the tile and of the large version. */
	ratio: number;
	largeRatio: number;
	/** Title, author and licence. */
	credit: ReactNode;
}

/** Narrower tiles have no room for their words, wider ones are a line. */
const [narrowest, widest] = [0.6, 3];

/** The proportion of the tile of a picture. */
export function toTileRatio(ratio: number): number {
	return Math.min(widest, Math.max(narrowest, ratio));
}
