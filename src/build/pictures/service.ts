import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { takeEncoded } from './encoded-files.ts';
import { type Encoding, encoders, hashPicture, toFileName } from './encoding.ts';

/** The quality that a page requests for a drawing, `drawing-60`, or for a photo, `55`. */
const qualityPattern = /^(?:(drawing)-)?(\d+)$/;

/** Astro's own service for pictures, used only for pictures that are not in `assets/encoded`. */
const service: LocalImageService = {
	...sharpService,
	async transform(original, transform, config, logger) {
		const { width, format, height, fit, background } = transform;
		const [, drawing, digits] = String(transform.quality).match(qualityPattern) ?? [];
		const isPlain = width && height && digits && !fit && !background;
		if (!isPlain || (format !== 'avif' && format !== 'webp'))
			return sharpService.transform(original, transform, config, logger);
		const encoding: Encoding = {
			source: hashPicture(original),
			width,
			height,
			quality: Number(digits),
			format: drawing ? 'drawing' : format,
		};
		const encode = () =>
			sharpService.transform(
				original,
				{ ...transform, quality: digits },
				{ ...config, service: { ...config.service, config: encoders[encoding.format] } },
				logger,
			);
		const data = await takeEncoded(toFileName(encoding), async () => (await encode()).data);
		return { data, format };
	},
};

export default service;
