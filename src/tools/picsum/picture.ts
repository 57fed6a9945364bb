import { type Size, toThumbnailSize } from './request.ts';

/** One picture of a set: what the grid shows, and what is behind it. */
export interface Picture {
	seed: string;
	thumbnail: string;
	full: string;
}

/** `address` is that of the service, without a slash at its end. */
export function toPicture(address: string, seed: string, size: Size): Picture {
	return {
		seed,
		thumbnail: toPictureUrl(address, seed, toThumbnailSize(size)),
		full: toPictureUrl(address, seed, size),
	};
}

/** A square picture; the same seed gives the same picture in every size. */
function toPictureUrl(address: string, seed: string, size: number): string {
	return `${address}/seed/${encodeURIComponent(seed)}/${size}/${size}.webp`;
}
