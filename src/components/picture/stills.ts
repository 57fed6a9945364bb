import { toFittingWidths } from './fitting-widths.ts';
import { findSize, toAddress } from './pictures.ts';

const widths = [640, 1024, 1600];

/** A picture of `src/assets` in several widths, as the stage of a scene takes it. */
export async function toStill(file: string, alt: string) {
	const size = await findSize(file);
	const fitting = toFittingWidths(widths, size.width);
	const addresses = await Promise.all(
		fitting.map((width) => toAddress(file, { width, format: 'webp', quality: 80 })),
	);
	return {
		src: addresses[0] ?? '',
		srcSet: addresses.map((address, at) => `${address} ${fitting[at]}w`).join(','),
		alt,
		...size,
	};
}
