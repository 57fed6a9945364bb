import { toFittingWidths } from './fitting-widths.ts';
import { findSize, toAddress } from './pictures.ts';

/** Phones wait for it on slow lines. */
const phoneWidth = 640;
const widths = [phoneWidth, 1024, 1600];

/** A picture of `src/assets` in several widths, as the stage of a scene takes it. */
export async function toStill(file: string, alt: string) {
	const size = await findSize(file);
	const fitting = toFittingWidths(widths, size.width);
	const addresses = await Promise.all(
		fitting.map((width) => {
			const quality = width === phoneWidth ? 'phone-40' : 55;
			return toAddress(file, { width, format: 'avif', quality });
		}),
	);
	return {
		src: addresses[0] ?? '',
		srcSet: addresses.map((address, at) => `${address} ${fitting[at]}w`).join(','),
		sizes: '(width < 48rem) 86vw, 70vw',
		alt,
		...size,
	};
}
