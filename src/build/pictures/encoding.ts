import { createHash } from 'node:crypto';

/** One encoded version of a picture, as its file name describes it. */
export interface Encoding {
	/** First 16 digits of the SHA-256 of the original. */
	source: string;
	/** In pixels. */
	width: number;
	height: number;
	/** 1 to 100. */
	quality: number;
	format: EncodedFormat;
}

const formats = ['avif', 'webp', 'drawing'] as const;

/** `drawing` is nearly lossless WebP: its quality is the precision of the colours. */
export type EncodedFormat = (typeof formats)[number];

/** What sharp is given for each format apart from the quality. Encode all pictures again after a change here. */
export const encoders = {
	avif: { avif: { effort: 3 } },
	webp: {},
	drawing: { webp: { nearLossless: true } },
} satisfies Record<EncodedFormat, object>;

/** @example '0123456789abcdef-640x360-55.avif' */
export function toFileName({ source, width, height, quality, format }: Encoding): string {
	const name = `${source}-${width}x${height}-${quality}`;
	return format === 'drawing' ? `${name}-drawing.webp` : `${name}.${format}`;
}

/** Reads a name that `toFileName` wrote; undefined for any other. */
export function readFileName(name: string): Encoding | undefined {
	const parts = name.match(/^([0-9a-f]{16})-(\d+)x(\d+)-(\d+)(?:\.(avif|webp)|-(drawing)\.webp)$/);
	const [, source, width, height, quality, plain, drawing] = parts ?? [];
	const format = formats.find((known) => known === (drawing ?? plain));
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
