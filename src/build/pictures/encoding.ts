import { createHash } from 'node:crypto';

/** One encoded version of a picture, as its file name describes it. */
export interface Encoding {
	/** First 16 digits of the SHA-256 of the original. */
	source: string;
	/** In pixels. */
	width: number;
	height: number;
	/** 1 to 100; of a picture for phones the highest that is tried. */
	quality: number;
	format: EncodedFormat;
}

const formats = ['avif', 'webp', 'drawing', 'phone'] as const;

/**
 * `drawing` is nearly lossless WebP: its quality is the precision of the colours; where it is small enough for a phone
 * and does not fit into one flight of packets, it has at most 256 colours. `phone` is AVIF for small pixels, in
 * the highest quality that fits into one flight of packets; see `fit-bytes.ts`.
 */
export type EncodedFormat = (typeof formats)[number];

/** What sharp is given for each format apart from the quality. Encode all pictures again after a change here. */
export const encoders = {
	avif: { avif: { effort: 3 } },
	webp: {},
	drawing: { webp: { nearLossless: true } },
	phone: { avif: { effort: 6, chromaSubsampling: '4:2:0' } },
} satisfies Record<EncodedFormat, object>;

/** @example '0123456789abcdef-640x360-55.avif' */
export function toFileName({ source, width, height, quality, format }: Encoding): string {
	const name = `${source}-${width}x${height}-${quality}`;
	if (format === 'drawing') return `${name}-drawing.webp`;
	return format === 'phone' ? `${name}-phone.avif` : `${name}.${format}`;
}

/** Reads a name that `toFileName` wrote; undefined for any other. */
export function readFileName(name: string): Encoding | undefined {
	const parts = name.match(
		/^([0-9a-f]{16})-(\d+)x(\d+)-(\d+)(?:\.(avif|webp)|-(drawing)\.webp|-(phone)\.avif)$/,
	);
	const [, source, width, height, quality, plain, drawing, phone] = parts ?? [];
	const format = formats.find((known) => known === (drawing ?? phone ?? plain));
	if (!source || !format) return undefined;
	return {
		source,
		width: Number(width),
		height: Number(height),
		quality: Number(quality),
		format,
	};
}

export function hashPicture(content: Uint8Array): string {
	return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
