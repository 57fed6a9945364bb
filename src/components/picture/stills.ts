import { getImage } from 'astro:assets';
import { toFittingWidths } from './fitting-widths.ts';
import { findPicture } from './pictures.ts';

const widths = [640, 1024, 1600];

/** A picture of `src/assets` in several widths, as the stage of a scene takes it. */
export async function toStill(file: string, alt: string) {
	const src = findPicture(file);
	const fitting = toFittingWidths(widths, src.width);
	const images = await Promise.all(
		fitting.map((width) => getImage({ src, width, format: 'webp', quality: 80 })),
	);
	return {
		src: images[0]?.src ?? '',
		srcSet: images.map((image, at) => `${image.src} ${fitting[at]}w`).join(','),
		alt,
		width: src.width,
		height: src.height,
	};
}
