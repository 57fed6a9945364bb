import type { ReactNode } from 'react';

/** A photo or a video of a gallery, from any service. */
export interface GalleryEntry {
	/** Unique in the gallery. */
	id: string;
	kind: 'photo' | 'video';
	/** What is to be seen, in words. */
	name: string;
	/** A small picture, or the poster of a video. */
	thumbnail: string | undefined;
	/** The whole photo, or the video. */
	url: string;
	/** Width divided by height. */
	ratio: number;
	/** Title, author and licence. */
	credit: ReactNode;
}

/** Narrower tiles have no room for their words, wider ones are a line. */
const [narrowest, widest] = [0.6, 3];

/** The proportion of the tile of a picture. */
export function toTileRatio(ratio: number): number {
	return Math.min(widest, Math.max(narrowest, ratio));
}
