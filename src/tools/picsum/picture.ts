import { toPictureUrl } from '#services/picsum-address.ts';
import { type Size, toThumbnailSize } from './request.ts';

/** One picture of a set: what the grid shows, and what is behind it. */
export interface Picture {
	seed: string;
	thumbnail: string;
	full: string;
}

export function toPicture(seed: string, size: Size): Picture {
	return {
		seed,
		thumbnail: toPictureUrl(seed, toThumbnailSize(size)),
		full: toPictureUrl(seed, size),
	};
}
