import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { takeEncoded } from './encoded-files.ts';
import { type Encoding, encoders, hashPicture, toFileName } from './encoding.ts';
import { fitBytes, flightBytes } from './fit-bytes.ts';
import { drawPortrait } from './portrait.ts';
import { reduceColours } from './reduce-colours.ts';
import { stitchedQuality, toStitched } from './stitched.ts';

/**
 * The quality that a page requests for a drawing, `drawing-60`, for a phone, `phone-40`, or else for a photo, `55`. A
 * `whole` picture, a `portrait` and a `stitched` one have none: see `published.ts`, `portrait.ts` and `stitched.ts`.
 */
const qualityPattern = /^(?:(drawing|phone)-)?(\d+)$/;

/** In pixels. A wider drawing is for screens whose lines are fast. */
const widestForPhones = 800;

/** Astro's own service for pictures, used only for pictures that are not in `assets/encoded`. */
const service: LocalImageService = {
	...sharpService,
	// Without `src`: names have a hash of it in front, and the same end for the same size, which compresses to nothing.
	propertiesToHash: ['width', 'height', 'fit', 'position', 'background', 'format', 'quality'],
	validateOptions(options, ...settings) {
		// Astro makes no SVG of a photo.
		const isKnown = options.quality === stitchedQuality;
		return (!isKnown && sharpService.validateOptions?.(options, ...settings)) || options;
	},
	async transform(original, transform, config, logger) {
		const { width, format, height, fit, background } = transform;
		const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
		if (transform.quality === 'whole') return { data: bytes, format };
		if (transform.quality === 'portrait')
			return { data: await drawPortrait(bytes, width ?? 0, Number.POSITIVE_INFINITY), format };
		if (transform.quality === stitchedQuality)
			return { data: await toStitched(bytes, width ?? 0), format };
		const [, special, digits] = String(transform.quality).match(qualityPattern) ?? [];
		const isPlain = width && height && digits && !fit && !background;
		if (!isPlain || (format !== 'avif' && format !== 'webp'))
			return sharpService.transform(original, transform, config, logger);
		const encoding: Encoding = {
			source: hashPicture(original),
			width,
			height,
			quality: Number(digits),
			format: special === 'drawing' || special === 'phone' ? special : format,
		};
		const encode = async (quality: number) => {
			const service = { ...config.service, config: encoders[encoding.format] };
			const wanted = { ...transform, quality: String(quality) };
			return (await sharpService.transform(original, wanted, { ...config, service }, logger)).data;
		};
		const encodeDrawing = async () => {
			const precise = await encode(encoding.quality);
			if (precise.length <= flightBytes || encoding.width > widestForPhones) return precise;
			const wanted = { ...transform, format: 'png', quality: undefined } as const;
			const png = await sharpService.transform(original, wanted, config, logger);
			const reduced = await reduceColours(png.data);
			return reduced.length < precise.length ? reduced : precise;
		};
		const data = await takeEncoded(toFileName(encoding), () => {
			if (encoding.format === 'phone') return fitBytes(encode, encoding.quality, flightBytes);
			return encoding.format === 'drawing' ? encodeDrawing() : encode(encoding.quality);
		});
		return { data, format };
	},
};

export default service;
