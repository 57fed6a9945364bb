import { settings } from './settings.ts';

/** A square picture; the same seed gives the same picture in every size. `size` in pixels, at most 5000. */
export function toPictureUrl(seed: string, size: number): string {
	return `${settings.addresses.picsum}/seed/${encodeURIComponent(seed)}/${size}/${size}.webp`;
}
