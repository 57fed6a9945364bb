import { type Size, toThumbnailSize } from './request.ts';

/** Longer side of a picture that fills a window, in pixels. */
const largeSide = 1600;

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
	return toVersionUrl(address, seed, size, size);
}

/** The whole picture in its own proportion, to fill a window. */
export function toLargeUrl(
	address: string,
	seed: string,
	{ width, height }: { width: number; height: number },
): string {
	const share = largeSide / Math.max(width, height);
	return toVersionUrl(address, seed, Math.round(width * share), Math.round(height * share));
}

function toVersionUrl(address: string, seed: string, width: number, height: number): string {
	return `${address}/seed/${encodeURIComponent(seed)}/${width}/${height}.webp`;
}
